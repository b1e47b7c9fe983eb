def test_scratch(new_lab):
    lab = new_lab(viewport={"width": 1500, "height": 1100})
    lab.open_cells("from orclib import orc\ntable = orc.table(seed=7)\ntable", "orc.clause('ORC-4.6')", "table.why_not('RB:1-R')")
    lab.run_all(check=False)
    print(lab.output_errors(), lab.errors)
    lab.screenshot("/tmp/s1.png")
    c = lab.canvas(0)
    c.screenshot(path="/tmp/s1c.png")
    lab.click_canvas(50, 390, 0)
    lab.settle()
    lab.screenshot("/tmp/s2.png")
    for x, y in ((420, 700), (200, 380)):
        with lab.traffic() as t:
            lab.click_canvas(x, y, 0); lab.settle()
        print(t.messages, t.count, t.bytes)
    lab.screenshot("/tmp/s3.png")
    print(lab.py("print(table.board.scene.text)"))
    print(lab.output_errors(), lab.errors)
