type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isSelect = (box: Box): box is HTMLSelectElement => box.type.startsWith("select");
const isCheckable = (box: Box): box is HTMLInputElement => box.type === "checkbox" || box.type === "radio";
const isReacts = (box: Box) => Object.keys(box).some((key) => key.startsWith("__reactProps"));

function differs(box: Box) {
  if (isSelect(box)) return box.selectedIndex > 0 && !box.options[box.selectedIndex]!.defaultSelected;
  return isCheckable(box) ? box.checked !== box.defaultChecked : box.value !== box.defaultValue;
}

const boxes = () => [...document.querySelectorAll<Box>("input, select, textarea")];
const nameOf = (box: Box) => [box.type, box.name, box.id, isCheckable(box) && box.value].join();
const called = (name: string) => boxes().filter((box) => nameOf(box) === name);

/** Keeps what is typed before React takes a page over: where a translator was sooner, React draws new boxes. */
export function keepTyped() {
  const path = location.pathname;
  const typed = new Map<Box, { name: string; at: number }>();
  const note = (box: Box) => {
    const name = nameOf(box);
    typed.set(box, { name, at: called(name).indexOf(box) });
  };
  const hear = ({ target }: Event) => {
    if (isReacts(target as Box)) typed.delete(target as Box);
    else note(target as Box);
  };
  boxes().filter(differs).forEach(note);
  document.addEventListener("input", hear, true);
  new MutationObserver((_changes, observer) => {
    if (location.pathname !== path) {
      document.removeEventListener("input", hear, true);
      return observer.disconnect();
    }
    for (const [box, { name, at }] of typed) {
      if (box.isConnected) continue;
      typed.delete(box);
      const heir = called(name)[at];
      if (heir && isCheckable(heir)) heir.checked = (box as HTMLInputElement).checked;
      else if (heir) heir.value = box.value;
    }
  }).observe(document, { childList: true, subtree: true });
}
