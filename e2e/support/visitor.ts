export type Target = {
  css?: string;
  label?: string;
  press?: string;
  group?: string;
};

export type Size = { width: number; height: number };

export type Visitor = {
  /** Errors that the page's scripts did not catch, where the browser tells of them. */
  errors: string[];
  open: (address: string) => Promise<void>;
  ask: <Result, Given = undefined>(work: (given: Given) => Result, given?: Given) => Promise<Awaited<Result>>;
  of: <Result>(target: Target, work: (node: HTMLElement | null) => Result) => Promise<Awaited<Result>>;
  click: (target: Target) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A key by Playwright's name, or one with Control. */
  press: (key: string) => Promise<void>;
  /** Gives the last file box of a place a file. @param place its CSS selector */
  give: (place: string, file: string) => Promise<void>;
  picture: (file: string) => Promise<void>;
  end: () => Promise<void>;
};

/** Runs in the page, so it holds all that it needs. */
export function find({ css, label, press, group }: Target): HTMLElement | null {
  const textOf = (node: Element) =>
    (node.getAttribute("aria-label") ?? node.textContent ?? "").replace(/\s+/g, " ").trim();
  const isSeen = (node: Element) => node.getClientRects().length > 0 && getComputedStyle(node).visibility !== "hidden";
  const fits = (node: Element, wanted?: string) => textOf(node) === wanted || textOf(node).startsWith(`${wanted} (`);
  const top: ParentNode = [...document.querySelectorAll("dialog[open]")].pop() ?? document;
  const groups = [...top.querySelectorAll("fieldset, [role=group]")].filter(isSeen);
  const among: ParentNode | undefined = group
    ? groups.find((node) => fits(node.querySelector("legend") ?? node, group))
    : top;
  const seen = (selector: string) => [...(among?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(isSeen);
  if (css) return seen(css)[0] ?? null;
  if (press) {
    const all = seen("button, a, summary, [role=button]");
    return all.find((node) => fits(node, press)) ?? all.find((node) => textOf(node).startsWith(press)) ?? null;
  }
  const named = [...(among?.querySelectorAll<HTMLLabelElement>("label") ?? [])]
    .filter((node) => fits(node, label))
    .flatMap((node) => node.control ?? []);
  return named.find(isSeen) ?? seen("input, select, textarea").find((node) => textOf(node) === label) ?? null;
}

export const FIND_FILE_BOX = `({ css }) => [...document.querySelectorAll(css + " input[type=file]")].pop() ?? null`;

/** Where it is pressed: a choice by its label, in the middle of the screen. Runs in the page. */
export const FIND_TO_PRESS = `(target) => {
  const node = (${find.toString()})(target);
  const place = node?.matches("input[type=radio], input[type=checkbox]") ? (node.closest("label") ?? node) : node;
  place?.scrollIntoView({ block: "center", behavior: "instant" });
  return place;
}`;
