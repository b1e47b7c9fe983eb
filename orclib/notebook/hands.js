// What only the page itself can do: Jupyter's canvases keep wheel, fingers, every button and every key for themselves.
// It knows class names and where a person was last, nothing else of us; without it boards work, less well.

const PLAY = ".orc-play";
const BOARD = ".orc-board > canvas";
const FILL = ".orc-stage input";
const STAGED = "orc-staged"; // the output that fills the window
const AROUND = "orc-around"; // it, and all that it lies in
const NEAR = 10; // px: a press that moves farther is not meant for one thing
const OWN_ARROWS = "input:not([type=checkbox]), select, textarea, [contenteditable=true], [role=tab]";
const TYPES = [
  "pointerdown", "pointermove", "pointerup", "dragstart", "contextmenu", "focusin", "click", "change", "keydown",
];
const TURNS = {PageUp: "back", ArrowLeft: "back", PageDown: "next", ArrowRight: "next"};

/** What a person does on the page, heard before all others hear it. */
class Hands {
  pressed = null; // the last press
  carrying = null; // the board on which the mouse carries a thing, or tries to
  here = null; // the output that was last used: the focus is lost where a button goes
  byKeys = false; // whether keys led to what has the focus

  pointerdown(event) {
    this.pressed = event;
    this.carrying?.parentElement.classList.remove("orc-carrying");
    this.carrying = null;
    this.here = event.target.closest(PLAY);
  }

  /** The left button of a mouse carries: where it was pressed is told as it leaves, and then where it is let go. */
  pointermove(event) {
    if (event.buttons !== 1 || event.pointerType !== "mouse" || this.carrying || this.near(event)) return;
    this.carrying = marksAround(this.pressed?.target);
    if (!this.carrying) return;
    this.carrying.parentElement.classList.add("orc-carrying");
    this.tell(this.carrying, "Lift", this.pressed);
  }

  /** The right button draws, a ring where it is pressed and an arrow to where it is let go. */
  pointerup(event) {
    const {button, target, shiftKey, altKey, ctrlKey} = event;
    if (button === 0 && this.carrying) {
      this.tell(this.carrying, "Drop", event);
      this.carrying.parentElement.classList.remove("orc-carrying");
    }
    const canvas = marksAround(this.pressed?.target);
    if (button !== 2 || ctrlKey || !canvas || marksAround(target) !== canvas) return;
    this.tell(canvas, `Draw ${shiftKey + 2 * altKey}`, this.pressed, event);
  }

  /** Whether it is meant for the thing that was pressed. */
  near({clientX, clientY}) {
    return this.pressed && Math.hypot(clientX - this.pressed.clientX, clientY - this.pressed.clientY) <= NEAR;
  }

  /** Tell a board of places on it, as shares of its width and height: it hears of keys alone. */
  tell(canvas, word, ...places) {
    const {left, top, width, height} = canvas.getBoundingClientRect();
    const shares = places.flatMap(({clientX, clientY}) => [(clientX - left) / width, (clientY - top) / height]);
    canvas.focus({preventScroll: true, focusVisible: false}); // else the notebook takes the key for its own
    canvas.dispatchEvent(new KeyboardEvent("keydown", {key: [word, ...shares].join(" ")}));
    this.byKeys = false;
  }

  dragstart(event) {
    if (event.target.closest(".orc-live")) event.preventDefault(); // a still picture is a board, not a file
  }

  contextmenu(event) {
    if (!event.target.closest(".orc-live") || event.ctrlKey) return; // with Ctrl the menu comes as elsewhere
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  focusin({target}) {
    this.here = target.closest(PLAY);
    this.byKeys = target.matches(":focus-visible");
  }

  click(event) {
    const button = event.target.closest(".orc-copy, .orc-window");
    if (button?.matches(".orc-copy")) copy(button);
    else if (button) openNotes(button.closest(PLAY));
    else this.press(event);
  }

  change({target}) {
    if (target.matches(FILL)) fillWindow(target.checked ? target.closest(PLAY) : null);
  }

  /** Only a press and release at one place is a click: the canvas, which takes no pointer, is told of it then. */
  press(event) {
    const {target, clientX, clientY} = event;
    const canvas = marksAround(target);
    if (!canvas || canvas === target || !this.near(event)) return;
    canvas.focus({preventScroll: true, focusVisible: false});
    canvas.dispatchEvent(new MouseEvent("mousedown", {clientX, clientY}));
    this.byKeys = false;
  }

  keydown(event) {
    const {key, target} = event;
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    const filled = document.querySelector(`.${STAGED} ${FILL}:checked`);
    const play = filled?.closest(PLAY) ?? (target === document.body ? this.here : target.closest(PLAY));
    const cell = play?.closest(".jp-Cell");
    const board = target.matches(BOARD);
    const turn = !modified && !event.shiftKey && TURNS[key];
    const turned = turn && play?.querySelector(`.orc-${turn}`);
    const arrowed = key.startsWith("Arrow") && (board ? this.byKeys || !filled : target.matches(OWN_ARROWS));
    if (key === "Escape") {
      filled?.click();
      if (board) cell?.focus({preventScroll: true}); // it hears of the key all the same
    } else if (key === "Enter" && (modified || event.shiftKey)) {
      cell?.focus({preventScroll: true});
      if (cell) hand(event, cell);
    } else if (key === "Enter" && target.matches(".orc-style input")) {
      event.stopImmediatePropagation();
      target.click();
    } else if (turned && !arrowed) {
      event.stopImmediatePropagation();
      event.preventDefault();
      turned.click();
    } else if (play && arrowed && !board) {
      event.stopImmediatePropagation(); // the browser does as it is used to, the notebook does not go to another cell
    } else if (board && key === "Tab") {
      event.stopImmediatePropagation(); // the browser goes on at once, even when the kernel is busy
      target.dispatchEvent(new KeyboardEvent("keydown", {key: "Leave"}));
    } else if (board && (modified || !/^(.|Arrow.+|Enter)$/.test(key))) {
      hand(event, target.parentElement); // to save, to find, to zoom, to scroll
    }
  }
}

/** The upper canvas of the live board in which something lies. */
function marksAround(node) {
  return node?.closest(".orc-live")?.querySelector(".orc-marks");
}

/** Let something else hear of a key, and not what has the focus; what it does not want is for the browser. */
function hand(event, other) {
  event.stopImmediatePropagation();
  if (!other.dispatchEvent(new KeyboardEvent("keydown", event))) event.preventDefault();
}

/** Put the text beside a button on the clipboard; where the browser does not allow it, select it. */
async function copy(button) {
  const text = button.parentElement.querySelector(".code");
  getSelection().selectAllChildren(text);
  const done = await navigator.clipboard?.writeText(text.textContent).then(() => true, () => false);
  button.classList.toggle("orc-copied", done || document.execCommand("copy"));
}

/** What is for the teacher alone in a window of its own, which follows the pages as they are turned. */
function openNotes(play) {
  const notes = window.open("", "orc-notes", "popup,width=480,height=640");
  if (!notes) return; // the browser allows none: it stays folded
  const show = () => {
    notes.document.body.innerHTML = play.querySelector(".orc-note .said")?.innerHTML ?? "";
    notes.document.title = notes.document.querySelector("h4")?.textContent ?? "";
  };
  notes.document.body.style = "font: 20px/1.5 sans-serif; margin: 24px";
  show();
  const watch = new MutationObserver(show);
  watch.observe(play, {childList: true, subtree: true});
  notes.addEventListener("pagehide", () => watch.disconnect());
}

/** What a cell shows that has just been run is wholly in view, whatever the page does, until somebody does something. */
function bringIntoView(play) {
  const cell = play?.closest(".jp-Cell");
  if (![cell, cell?.nextElementSibling].some(each => each?.matches(".jp-mod-active"))) return;
  const look = ([{intersectionRatio, boundingClientRect, rootBounds}]) => {
    const block = boundingClientRect.height > rootBounds.height ? "start" : "nearest";
    if (intersectionRatio < 1) play.scrollIntoView({block});
  };
  const root = play.closest(".jp-WindowedPanel-outer");
  const watch = new IntersectionObserver(look, {root, threshold: [0, 0.25, 0.5, 0.75, 1]});
  watch.observe(play);
  const signal = AbortSignal.timeout(2000);
  signal.addEventListener("abort", () => watch.disconnect());
  for (const type of ["wheel", "keydown", "pointerdown"]) {
    window.addEventListener(type, () => watch.disconnect(), {capture: true, once: true, signal});
  }
}

/** A page that is loaded again goes on where it was: its address holds the key of its place. */
function keepPlace(place) {
  const address = new URL(location.href);
  if (!place || address.searchParams.get("place") === place) return;
  address.searchParams.set("place", place);
  history.replaceState(history.state, "", address);
}

/** One output fills the window, or none. */
function fillWindow(play) {
  for (const name of [STAGED, AROUND]) {
    for (const each of document.querySelectorAll(`.${name}`)) each.classList.remove(name);
  }
  play?.classList.add(STAGED);
  for (let each = play; each; each = each.parentElement) each.classList.add(AROUND);
}

/** Each output brings its style along, so that it can stand alone; a page with twenty of each sheet is slow: one stays. */
function lookAtOutputs() {
  const kept = [...document.head.getElementsByClassName("orc-sheet")];
  for (const sheet of [...document.body.getElementsByClassName("orc-sheet")]) {
    if (kept.some(each => each.textContent === sheet.textContent)) sheet.remove();
    else kept.push(document.head.appendChild(sheet));
  }
  const filled = document.documentElement.classList.contains(AROUND); // asked at each change of the page
  if (filled && !document.querySelector(`.${STAGED} ${FILL}:checked`)) fillWindow(null); // what filled it went
}

export default {
  initialize({model}) {
    keepPlace(model.get("place"));
    document.body.classList.add("orc-handy");
    const life = new AbortController();
    const outputs = new MutationObserver(lookAtOutputs);
    outputs.observe(document.body, {childList: true, subtree: true});
    life.signal.addEventListener("abort", () => outputs.disconnect());
    const hands = new Hands();
    for (const type of TYPES) {
      const heed = event => {
        if (!event.isTrusted || event.heededByOrclib || !event.target.closest) return;
        event.heededByOrclib = true; // another notebook on the page has hands of its own
        hands[type](event);
      };
      window.addEventListener(type, heed, {capture: true, signal: life.signal});
    }
    return () => life.abort();
  },
  render({el}) {
    let frames = 100;
    const look = () => {
      if (el.isConnected) bringIntoView(el.closest(PLAY) ?? el.parentElement.querySelector(PLAY));
      else if (frames-- > 0) requestAnimationFrame(look);
    };
    look();
  },
};
