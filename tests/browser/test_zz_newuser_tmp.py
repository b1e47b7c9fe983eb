from pathlib import Path
import json
S = Path("/tmp/shots")

def words(lab):
    return " || ".join(t.replace("\n", " | ") for t in lab.page.locator(".jp-OutputArea .orclib").all_inner_texts() if t.strip())[:1200]

def target(lab, id):
    return json.loads(lab.py(f"b = game.board.scene.target({id!r}).boxes[0]; import json; print(json.dumps([b.cx, b.y + b.h/2]))"))

def click(lab, id):
    lab.click_canvas(*target(lab, id), 1); lab.settle(); lab.page.wait_for_timeout(120)

def ids(lab):
    return json.loads(lab.py("import json; print(json.dumps([t.id for t in game.board.scene.targets]))"))

def nxt(lab):
    return json.loads(lab.py("import json; print(json.dumps(list(game._pointing.next)))"))

def shot(lab, name):
    lab.page.wait_for_timeout(250); lab.screenshot(S / f"I_{name}.png"); print("##", name, words(lab))

def test_play(new_lab):
    lab = new_lab(viewport={"width": 1280, "height": 1500})
    lab.open_cells("from orclib import orc\ngame = orc.table(seed=2026, bots={1: 'sensible'}, eyes=0)\ngame")
    lab.run_all(); lab.wait_painted(0)
    print(ids(lab), nxt(lab))
    shot(lab, "01start")
    lab.click_canvas(600, 620, 1); lab.settle(); shot(lab, "02empty_click")
    for i, wrong in enumerate([x for x in ids(lab) if x.startswith(("hand:", "tribe:", "heap", "pile:", "side:"))][:5]):
        click(lab, wrong); print("WRONG", wrong, words(lab)[:300])
    shot(lab, "03wrong")
    lab.button("Hint").click(); lab.settle(); shot(lab, "04hint")
    turns = 0
    while turns < 12 and nxt(lab):
        n = nxt(lab); click(lab, n[0]); turns += 1
        print("CLICK", n[0], words(lab)[:400])
        if turns in (1, 2, 3, 4, 6): shot(lab, f"05click{turns}")
    shot(lab, "06after12")
    lab.button("Why?").click(); lab.settle(); shot(lab, "07why")
    lab.button("Undo").click(); lab.settle(); shot(lab, "08undo")
    lab.button("Hint").click(); lab.settle(); shot(lab, "09hint")
    drawer = lambda t: lab.page.locator(".jp-OutputArea").get_by_text(t, exact=True).first.click()
    drawer("All moves"); lab.settle(); shot(lab, "10moves")
    box = lab.page.get_by_placeholder("or type a move, then Enter")
    lab.button("Why not?").click(); lab.settle(); print("EMPTY WHYNOT", words(lab)[:400])
    for t in ("foo", "RB", "attack red", "rb:1-r", "RB:3-R", "pass", "XX:1-R", "draw Z", "R B : 1 - Y"):
        box.fill(t); box.press("Enter"); lab.settle(); lab.page.wait_for_timeout(150)
        print("TYPED", t, "->", words(lab)[:500])
    shot(lab, "11typed")
    lab.button("Play this move").click(); lab.settle(); print("PLAYLISTED none?", words(lab)[:300])
    lab.page.locator(".jp-OutputArea select[size], .jp-OutputArea select[multiple], .widget-select select").last.select_option(index=0)
    lab.button("Play this move").click(); lab.settle(); shot(lab, "12listed")
    drawer("Log"); lab.settle(); shot(lab, "13log")
    drawer("Save and share"); lab.settle(); shot(lab, "14share")
    lab.page.get_by_placeholder("paste a share code").fill("garbage"); lab.button("Go on with this code").click(); lab.settle(); shot(lab, "15badcode")
    sel = lab.page.locator(".jp-OutputArea select")
    print("SELECTS", sel.count())
    sel.nth(0).select_option("South"); lab.settle(); shot(lab, "16south")
    if nxt(lab) == []: 
        lab.click_canvas(450, 690, 1); lab.settle(); shot(lab, "16bsouthclick")
    sel.nth(0).select_option("referee (sees all)"); lab.settle(); shot(lab, "17referee")
    sel.nth(0).select_option("North"); lab.settle()
    sel.nth(1).select_option("Français"); lab.settle(); lab.page.wait_for_timeout(800); shot(lab, "18fr")
    lab.button("Conseil").click(); lab.settle(); shot(lab, "19frhint")
    for t in ("zut", "RB:3-R"):
        ph = lab.page.get_by_placeholder("ou")
        print("PH", lab.page.locator(".jp-OutputArea input[type=text]").evaluate_all("e=>e.map(x=>x.placeholder)"))
    sel.nth(1).select_option("English"); lab.settle()
    # finish
    lab.py("""
for _ in range(200):
    if game.match.outcome: break
    game.hint(); 
    from orclib.explain import legal
    a = game._advised(0, game.match.game.bots()['sensible']).action
    game.play(game.match.game.format(a))
""")
    shot(lab, "20end")
    lab.page.evaluate("document.querySelector('.jp-WindowedPanel-outer')?.scrollTo(0, 900)"); shot(lab, "21end_below")
    n = ids(lab); click(lab, [x for x in n if x.startswith("half:")][0]) ; shot(lab, "22end_click")
    lab.button("Hint").click(); lab.settle(); print("ENDHINT", words(lab)[:300])
    print("ERR", lab.errors, lab.output_errors())

def test_answers(new_lab):
    lab = new_lab(viewport={"width": 1280, "height": 1700})
    lab.open_cells("from orclib import orc\norc.question('locked-out')", "orc.question('fresh-card')", "orc.lesson('cards')", "orc.lesson('frontier')")
    lab.run_all()
    def see(c, name):
        lab.cell(c).scroll_into_view_if_needed(); lab.cell(c).evaluate("e => e.scrollIntoView({block:'start'})"); lab.page.wait_for_timeout(300)
        lab.cell(c).screenshot(path=S / f"Q_{name}.png"); print("##", name, lab.cell(c).locator(".orclib").all_inner_texts())
    b = lambda c: lab.cell(c).get_by_role("button", name="Check my answer")
    b(1).click(); lab.settle(); see(1, "1none")
    lab.page.get_by_label("Attack white with 2 red orcs (VR)").check(); b(1).click(); lab.settle(); see(1, "2wrong")
    lab.page.get_by_label("Attack white with 2 red orcs (VR)").uncheck()
    lab.page.get_by_label("Attack white with 2 blue orcs (WB)").check(); b(1).click(); lab.settle(); see(1, "3right")
    b(2).scroll_into_view_if_needed(); b(2).click(); lab.settle(); see(2, "4radio_none")
    lab.cell(2).get_by_label("South wins it").check(); b(2).click(); lab.settle(); see(2, "5radio_wrong")
    lab.cell(2).get_by_label("North wins it").check(); b(2).click(); lab.settle(); see(2, "6radio_right")
    cv = lab.cell(3).locator("canvas").nth(1)
    lab.click_canvas(290, 400, cv); lab.settle(); see(3, "7cards_click")
    lab.cell(3).get_by_role("button", name="Hint").click(); lab.settle(); see(3, "8cards_hint")
    cv = lab.cell(4).locator("canvas").nth(1)
    lab.click_canvas(390, 310, cv); lab.settle(); see(4, "9frontier1")
    lab.cell(4).get_by_role("button", name="Hint").click(); lab.settle(); see(4, "10frontier_hint")
    print("ERR", lab.errors, lab.output_errors())
