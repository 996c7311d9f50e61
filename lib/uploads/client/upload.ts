import { notLoaded } from "@/lib/browser/load-part";
import { t } from "@/lib/messages/text";
import type { QuestionWords } from "@/lib/uploads/checks/table";
import type { KeptChoices } from "./pending-uploads";
import type { Uploaded } from "./send";

export type Upload = {
  /**
   * idle: something to say. preparing: a picture is made smaller. asking: for the password of a PDF, which is then
   * opening. sending: waits or is on its way.
   */
  state: "idle" | "preparing" | "asking" | "opening" | "sending" | "failed" | "refused" | "done";
  name: string;
  size: number;
  percent: number;
  message: string | null;
  /** copy: its PDF cannot be opened here; a copy without the password is left. smaller: it waits in `pages`. */
  help: "copy" | "smaller" | null;
  thumb: string | null;
  /** Can be turned, and more pages can follow. */
  isPicture: boolean;
  /** Once in a slot; the picture goes up meanwhile. */
  question: QuestionWords | null;
  uploaded: Uploaded | null;
  isFresh: boolean;
  isSaved: boolean;
  /** The page was killed while the camera was open. */
  isLost: boolean;
  /** For a PDF that was not made yet, and what was chosen in them. */
  pages: readonly File[];
  choices: KeptChoices;
};

export const NO_UPLOAD: Upload = {
  state: "idle",
  name: "",
  size: 0,
  percent: 0,
  message: null,
  help: null,
  thumb: null,
  isPicture: false,
  question: null,
  uploaded: null,
  isFresh: false,
  isSaved: false,
  isLost: false,
  pages: [],
  choices: {},
};

const UNDERWAY: ReadonlySet<Upload["state"] | undefined> = new Set(["preparing", "opening", "sending"] as const);

export const isUnderway = (upload: Upload | undefined) => UNDERWAY.has(upload?.state);

/** Why a PDF was not opened with the password that was typed, where another try is worth it. */
export const unlockFailed = {
  wrongPassword: () =>
    t(
      "uploads.wrongPassword",
      "This password does not open the PDF. Capital and small letters count. Please check it and try again.",
    ),
  notLoaded,
};
