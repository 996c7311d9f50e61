import type { Question } from "@/lib/uploads/checks/table";
import { t } from "@/lib/messages/text";
import { takePhoto } from "@/lib/uploads/policy";
import type { Uploaded } from "./send";
import { isUnderway, type Upload } from "./upload";

/** Everything that a slot's looks depend on. */
export type SlotFacts = {
  label: string;
  /** What is under way in the slot. */
  upload: Upload | undefined;
  /** The form's answer: the address of a stored file, or "". */
  url: string;
  /** What the application knows of the file at that address. */
  stored: Uploaded | undefined;
  /** The application is complete: look, do not touch. */
  isLocked: boolean;
  /** What the form says is wrong with the answer. */
  error: string | undefined;
  /** What went wrong around the slot. */
  problem: string | null;
  /** The address of the document that was taken away and can be put back, or "". */
  removed: string;
  /** Documents given before could serve here. */
  canReuse: boolean;
  isOnline: boolean;
};

/** A document that the slot shows: `file` is missing where nobody knows more than its address. */
export type Held = { url: string; thumb: string | null; file: Uploaded | undefined };
/** A file on its way. `size` in bytes. */
type Underway = { name: string; size: number; thumb: string | null; isPicture: boolean };

/** What every state can have beside it. */
type Beside = {
  actions: readonly Action[];
  /** Those of them that stand in the menu, not in the row. */
  menu: readonly Action[];
  /** What went wrong, one sentence each. */
  problems: readonly string[];
  /** What the slot asks about its picture. */
  question: Question | null;
  /** Uploaded since the page was opened. */
  isFresh: boolean;
  /** Said aloud when a file has arrived. */
  announcement: string;
};
/** What can have been left behind by an earlier visit: a photo that was lost, and photos kept for one PDF. */
type LeftBehind = { isLost: boolean; pages: number; picker: PickerWords };

export type SlotView = Beside &
  (
    | ({ kind: "empty"; isRemoved: boolean } & LeftBehind)
    | ({ kind: "refused"; held: Held | null; isRemoved: boolean } & LeftBehind)
    | ({ kind: "blurred"; held: Held } & LeftBehind)
    | ({ kind: "done"; held: Held } & LeftBehind)
    | { kind: "preparing"; underway: Underway }
    | { kind: "sending"; underway: Underway; percent: number; isOnline: boolean }
    | { kind: "locked"; held: Held | null }
  );

export type Action =
  | "view"
  | "cancel"
  | "retry"
  | "undo"
  | "continue-pages"
  | "pick"
  | "keep"
  | "rotate"
  | "add-page"
  | "remove"
  | "reuse";

/**
 * What each state offers, in order. Keeping a questioned picture stands behind the ways to another one: what takes the
 * focus by itself must not be the answer.
 */
export const ACTIONS: Record<SlotView["kind"], readonly Action[]> = {
  empty: ["undo", "continue-pages", "pick", "reuse"],
  preparing: ["cancel"],
  sending: ["cancel", "keep", "rotate"],
  refused: ["view", "retry", "undo", "continue-pages", "pick", "keep", "reuse", "remove"],
  blurred: ["view", "continue-pages", "pick", "keep", "rotate", "remove"],
  done: ["view", "continue-pages", "pick", "rotate", "add-page", "remove"],
  locked: ["view"],
};

/** What is seldom wanted goes into the row's menu; with a document in the slot, that is a way to another one, too. */
const isInMenu = (kind: SlotView["kind"], action: Action) =>
  action === "rotate" || action === "add-page" || action === "remove" || (action === "pick" && kind === "done");

/** Photos from which on they are kept for one PDF: one alone is the picture that the slot has anyway. */
const PAGES_MIN = 2;

/** Where an action needs more than its state. */
const NEEDS: Partial<Record<Action, (facts: SlotFacts) => boolean>> = {
  view: ({ url }) => url !== "",
  retry: ({ upload }) => upload?.state === "failed",
  undo: ({ url, removed }) => removed !== "" && url === "",
  "continue-pages": (facts) => pagesOf(facts) >= PAGES_MIN,
  keep: (facts) => questionIn(facts) !== null,
  rotate: ({ upload }) => upload?.isPicture === true,
  "add-page": (facts) => facts.upload?.isPicture === true && pagesOf(facts) < PAGES_MIN,
  remove: ({ url, upload }) => url !== "" || upload?.state === "failed",
  reuse: ({ url, upload, canReuse }) => url === "" && upload?.state !== "failed" && canReuse,
};

/** The words of the two ways to a file. Beside a document they are less prominent. */
type PickerWords = { camera: string; files: string; isQuiet: boolean };

/** What a slot shows and offers. */
export function slotView(facts: SlotFacts): SlotView {
  const { label, upload, url, stored, removed, error, problem } = facts;
  const kind = kindOf(facts);
  const own = upload?.uploaded?.url === url ? upload : undefined;
  const held = url ? { url, thumb: own?.thumb ?? null, file: own?.uploaded ?? stored } : null;
  const actions = ACTIONS[kind].filter((action) => NEEDS[action]?.(facts) ?? true);
  const beside = {
    actions,
    menu: actions.filter((action) => isInMenu(kind, action)),
    problems: isUnderway(upload) ? [] : [upload?.message ?? problem, error].filter((text) => text != null),
    question: questionIn(facts),
    isFresh: upload?.isFresh === true,
    announcement:
      upload?.isFresh && upload.state === "done"
        ? t("uploads.labelUploaded", "{{label}} uploaded successfully", { label })
        : "",
  };
  const leftBehind = {
    isLost: upload?.isLost === true,
    pages: pagesOf(facts) >= PAGES_MIN ? pagesOf(facts) : 0,
    picker: wordsOf(facts, kind),
  };
  const isRemoved = removed !== "" && url === "";
  switch (kind) {
    case "locked":
      return { kind, held, ...beside };
    case "preparing":
      return { kind, underway: upload!, ...beside };
    case "sending":
      return { kind, underway: upload!, percent: upload!.percent, isOnline: facts.isOnline, ...beside };
    case "refused":
      return { kind, held, isRemoved, ...beside, ...leftBehind };
    case "empty":
      return { kind, isRemoved, ...beside, ...leftBehind };
    case "blurred":
    case "done":
      return { kind, held: held!, ...beside, ...leftBehind };
  }
}

function kindOf(facts: SlotFacts): SlotView["kind"] {
  const { upload, url, isLocked, error, problem } = facts;
  if (isLocked) return "locked";
  if (upload?.state === "preparing" || upload?.state === "sending") return upload.state;
  if (upload?.state === "failed" || upload?.state === "refused" || error || problem) return "refused";
  if (!url) return "empty";
  return questionIn(facts) ? "blurred" : "done";
}

const pagesOf = ({ upload }: SlotFacts) => upload?.pages.length ?? 0;

/** A question is about the picture that is on its way or stands in the form, never about one that was replaced. */
function questionIn({ upload, url, isLocked }: SlotFacts): Question | null {
  if (!upload || isLocked) return null;
  return upload.state === "sending" || upload.uploaded?.url === url ? upload.question : null;
}

function wordsOf(facts: SlotFacts, kind: SlotView["kind"]): PickerWords {
  const another = t("uploads.chooseAnother", "Choose another file");
  if (questionIn(facts))
    return { camera: t("uploads.takeAnother", "Take another photo"), files: another, isQuiet: false };
  if (facts.url)
    return {
      camera: t("uploads.retake", "Retake photo"),
      files: t("uploads.editDocument", "Edit document"),
      isQuiet: true,
    };
  const files = kind === "refused" ? another : t("uploads.choose", "Choose file");
  return { camera: takePhoto(), files, isQuiet: false };
}
