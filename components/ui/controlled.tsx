"use client";

import {
  type ChangeEvent,
  Component,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useRef,
} from "react";

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type State = { value?: string | number | readonly string[]; checked?: boolean };
type Content = string | boolean;

/** Heard before the page's own handlers: what they read has to be what the boxes hold. */
const BEFORE_HANDLERS = ["keydown", "keyup", "blur", "click", "submit", "visibilitychange"];
/** Heard after them: the box of an `input` has been read by its own handler by then. */
const AFTER_HANDLERS = ["input", "change", "selectionchange", "pageshow"];

const mounted = new Set<Synced>();
let listening = false;
let syncing = false;
let scheduled = false;

/**
 * Brings what boxes hold and the state does not know into the state: typed before hydration, put in by the browser or a
 * password manager without an event, or restored with the page. @param except the box whose own event is on its way
 */
function syncControls(except?: EventTarget | null) {
  if (syncing) return;
  syncing = true;
  try {
    // All are read before the first is told: its handler may draw the others again.
    const unknown = [...mounted].flatMap((control) => {
      const content = control.box === except ? undefined : control.unknown();
      return content === undefined ? [] : [{ control, content }];
    });
    for (const { control, content } of unknown) if (mounted.has(control)) control.tell(content);
  } finally {
    syncing = false;
  }
}

function syncSoon() {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    syncControls();
  });
}

function listen() {
  if (listening) return;
  listening = true;
  const before = (event: Event) => syncControls(event.type === "click" ? event.target : undefined);
  const after = () => syncControls();
  for (const type of BEFORE_HANDLERS) window.addEventListener(type, before, true);
  for (const type of AFTER_HANDLERS) window.addEventListener(type, after);
}

const isCheckable = (box: Box): box is HTMLInputElement =>
  box instanceof HTMLInputElement && (box.type === "checkbox" || box.type === "radio");

const contentOf = (box: Box): Content => (isCheckable(box) ? box.checked : box.value);

function differs(box: Box, { value, checked }: State) {
  if (isCheckable(box)) {
    if (checked === undefined || box.checked === checked) return false;
    // Of a group the one that was chosen speaks, not the one that it took the place of.
    return box.type === "checkbox" || box.checked;
  }
  if (value === undefined || box.value === String(value)) return false;
  // A browser may hold a value in another way: a slider at its nearest step, an e-mail without blanks around it.
  const copy = box.cloneNode(true) as Box;
  copy.value = String(value);
  return box.value !== copy.value;
}

/** Writes past the instance's own setter, by which React would take the content as known. */
function put(box: Box, content: Content) {
  const name = isCheckable(box) ? "checked" : "value";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), name)!.set!.call(box, content);
}

/** Has a snapshot of its box taken before React writes to it, which only a class can. */
class Synced extends Component<{
  node: RefObject<Box | null>;
  state: State;
  heard: RefObject<Content | null>;
  children: ReactNode;
}> {
  get box() {
    return this.props.node.current;
  }

  unknown(state = this.props.state) {
    const { box } = this;
    if (!box || !differs(box, state) || box.matches(":disabled, [readonly]")) return undefined;
    return contentOf(box);
  }

  tell(content: Content) {
    const { box } = this;
    if (!box) return;
    if (isCheckable(box)) {
      box.checked = !content;
      box.click();
    } else if (box instanceof HTMLSelectElement) {
      put(box, content);
      box.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      const { selectionStart, selectionEnd } = box;
      box.value = String(this.props.state.value);
      put(box, content);
      if (document.activeElement === box && selectionStart !== null)
        box.setSelectionRange(selectionStart, selectionEnd);
      box.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }

  override componentDidMount() {
    listen();
    mounted.add(this);
    syncSoon();
  }

  override componentWillUnmount() {
    mounted.delete(this);
  }

  override getSnapshotBeforeUpdate({ state }: Synced["props"]) {
    const content = syncing ? undefined : this.unknown(state);
    return content === this.props.heard.current ? undefined : content;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, content: Content | undefined) {
    this.props.heard.current = null;
    const { box } = this;
    if (!box || content === undefined || contentOf(box) === content) return;
    put(box, content);
    syncSoon();
  }

  override render() {
    return this.props.children;
  }
}

function assign<B>(ref: Ref<B> | undefined, box: B | null) {
  if (typeof ref === "function") return ref(box);
  if (ref) ref.current = box;
}

function useBox<B extends Box>(ref: Ref<B> | undefined, onChange: ((event: ChangeEvent<B, B>) => void) | undefined) {
  const node = useRef<B>(null);
  const heard = useRef<Content>(null);
  const attach = useCallback(
    (box: B | null) => {
      node.current = box;
      return assign(ref, box);
    },
    [ref],
  );
  const note = ({ currentTarget }: { currentTarget: B }) => {
    heard.current = contentOf(currentTarget);
  };
  const hear = (event: ChangeEvent<B, B>) => {
    // Before too: a handler may have React draw at once.
    note(event);
    onChange?.(event);
    note(event);
  };
  return { synced: { node, heard }, note, bound: { ref: attach, onChange: hear } };
}

/** `<input>` with a `value` or `checked` of the state's, which never stands over what the box holds. */
export function ControlledInput({ ref, onChange, onInput, ...props }: ComponentProps<"input">) {
  const { synced, note, bound } = useBox(ref, onChange);
  const input: typeof onInput = (event) => {
    note(event);
    onInput?.(event);
  };
  return (
    <Synced {...synced} state={props}>
      <input {...props} {...bound} onInput={onInput && input} />
    </Synced>
  );
}

export function ControlledSelect({ ref, onChange, ...props }: ComponentProps<"select">) {
  const { synced, bound } = useBox(ref, onChange);
  return (
    <Synced {...synced} state={props}>
      <select {...props} {...bound} />
    </Synced>
  );
}

export function ControlledTextarea({ ref, onChange, ...props }: ComponentProps<"textarea">) {
  const { synced, bound } = useBox(ref, onChange);
  return (
    <Synced {...synced} state={props}>
      <textarea {...props} {...bound} />
    </Synced>
  );
}
