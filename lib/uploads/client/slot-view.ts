import type { QuestionWords } from "@/lib/uploads/checks/table";
import { t } from "@/lib/messages/text";
import { takePhoto } from "@/lib/uploads/policy";
import { type HandIn, isOnItsWay } from "./hand-in";
import type { Uploaded } from "./send";
import { isUnderway, type Upload } from "./upload";

export type SlotFacts = {
  label: string;
  upload: Upload | undefined;
  /** A stored file's address, or "". */
  url: string;
  stored: Uploaded | undefined;
  isLocked: boolean;
  error: string | undefined;
  problem: string | null;
  /** How its handing in goes: null before, missing where what it holds is not handed in by itself. */
  handIn?: HandIn | null;
  /** Can be put back; or "". */
  removed: string;
  canReuse: boolean;
  isOnline: boolean;
};

/** `file` is missing where only the address is known. */
export type Held = { url: string; thumb: string | null; file: Uploaded | undefined };
type Underway = { name: string; size: number; thumb: string | null; isPicture: boolean };

type SlotExtras = {
  actions: readonly Action[];
  problems: readonly string[];
  question: QuestionWords | null;
  isFresh: boolean;
  announcement: string;
};
/** By an earlier page: a lost photo, and photos for a PDF. */
type LeftBehind = { isLost: boolean; pages: number; picker: PickerWords };

export type SlotView = SlotExtras &
  (
    | ({ kind: "empty"; isRemoved: boolean } & LeftBehind)
    | ({ kind: "refused"; held: Held | null; isRemoved: boolean; help: Upload["help"] } & LeftBehind)
    | ({ kind: "asking"; underway: Underway; isOpening: boolean } & LeftBehind)
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

/** In order. Keeping a questioned picture is not first: what gets the focus must not be the answer. */
export const ACTIONS: Record<SlotView["kind"], readonly Action[]> = {
  empty: ["undo", "continue-pages", "pick", "reuse"],
  preparing: ["cancel"],
  asking: ["cancel", "pick"],
  sending: ["cancel", "keep", "rotate"],
  refused: ["view", "retry", "undo", "continue-pages", "pick", "keep", "reuse", "remove"],
  blurred: ["view", "continue-pages", "pick", "keep", "rotate", "add-page", "remove"],
  done: ["view", "continue-pages", "pick", "rotate", "add-page", "remove"],
  locked: ["view"],
};

const NEEDS: Partial<Record<Action, (facts: SlotFacts) => boolean>> = {
  view: ({ url }) => url !== "",
  retry: ({ upload }) => upload?.state === "failed",
  undo: ({ url, removed }) => removed !== "" && url === "",
  "continue-pages": (facts) => pagesOf(facts) > 0,
  keep: (facts) => questionIn(facts) !== null,
  rotate: ({ upload }) => upload?.isPicture === true,
  "add-page": (facts) => facts.upload?.isFresh === true && pagesOf(facts) === 0 && questionIn(facts) === null,
  remove: ({ url, upload }) => url !== "" || upload?.state === "failed",
  reuse: ({ url, upload, canReuse }) => url === "" && upload?.state !== "failed" && canReuse,
};

type PickerWords = { camera: string; files: string; isQuiet: boolean };

export function slotView(facts: SlotFacts): SlotView {
  const { upload, url, stored, removed, error, problem } = facts;
  const kind = kindOf(facts);
  const own = upload?.uploaded?.url === url ? upload : undefined;
  const held = url ? { url, thumb: own?.thumb ?? null, file: own?.uploaded ?? stored } : null;
  const actions = isOnItsWay(facts.handIn) ? [] : ACTIONS[kind].filter((action) => NEEDS[action]?.(facts) ?? true);
  const beside = {
    actions,
    problems: isUnderway(upload) ? [] : [upload?.message ?? problem, error].filter((text) => text != null),
    question: questionIn(facts),
    isFresh: upload?.isFresh === true,
    announcement: announcementOf(facts),
  };
  const leftBehind = {
    isLost: upload?.isLost === true,
    pages: pagesOf(facts),
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
      return { kind, held, isRemoved, help: helpIn(facts), ...beside, ...leftBehind };
    case "asking":
      return { kind, underway: upload!, isOpening: upload!.state === "opening", ...beside, ...leftBehind };
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
  if (upload?.state === "asking" || upload?.state === "opening") return "asking";
  if (upload?.state === "failed" || upload?.state === "refused" || error || problem) return "refused";
  if (!url) return "empty";
  return isAskedAbout(facts) ? "blurred" : "done";
}

/** Where it is handed in at once, that it is up says nothing yet. */
function announcementOf(facts: SlotFacts): string {
  const { label, upload, handIn } = facts;
  if (isOnItsWay(handIn)) return t("uploads.handingInOf", "Handing in: {{label}}", { label });
  if (handIn?.doubt) return t("uploads.mayNotFit", "{{label}}: look at it once more before it is handed in", { label });
  if (!upload?.isFresh) return "";
  if (upload.state === "asking") return t("uploads.labelAsks", "{{label}}: this PDF asks for its password", { label });
  if (handIn !== undefined || upload.state !== "done") return "";
  return t("uploads.labelUploaded", "{{label}} uploaded successfully", { label });
}

const helpIn = ({ upload }: SlotFacts) =>
  upload?.help === "smaller" && upload.pages.length === 0 ? null : (upload?.help ?? null);

const isAskedAbout = (facts: SlotFacts) => questionIn(facts) !== null || facts.handIn?.doubt != null;

const pagesOf = ({ upload }: SlotFacts) => upload?.pages.length ?? 0;

function questionIn({ upload, url, isLocked }: SlotFacts): QuestionWords | null {
  if (!upload || isLocked) return null;
  return upload.state === "sending" || upload.uploaded?.url === url ? upload.question : null;
}

function wordsOf(facts: SlotFacts, kind: SlotView["kind"]): PickerWords {
  const another = t("uploads.chooseAnother", "Choose another file");
  if (isAskedAbout(facts))
    return { camera: t("uploads.takeAnother", "Take another photo"), files: another, isQuiet: false };
  if (facts.url && kind !== "asking")
    return {
      camera: t("uploads.retake", "Retake photo"),
      files: t("uploads.editDocument", "Edit document"),
      isQuiet: true,
    };
  const files = kind === "refused" || kind === "asking" ? another : t("uploads.choose", "Choose file");
  return { camera: takePhoto(), files, isQuiet: false };
}
