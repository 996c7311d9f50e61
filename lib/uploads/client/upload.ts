import type { Question } from "@/lib/uploads/checks/table";
import type { Uploaded } from "./send";

/** What a slot has under way, or had since the page was opened. */
export type Upload = {
  /**
   * idle: nothing under way, but something to say. preparing: a picture is made smaller. sending: waits or is on its
   * way.
   */
  state: "idle" | "preparing" | "sending" | "failed" | "refused" | "done";
  name: string;
  /** Bytes of what is sent. */
  size: number;
  percent: number;
  /** What went wrong, for the person. */
  message: string | null;
  /** An address of a small picture of the picture; null for a PDF. */
  thumb: string | null;
  /** The file is at hand and a picture: it can be turned, and more pages can follow it. */
  isPicture: boolean;
  /** What the slot asks about the picture: once in a slot, until it is answered. The picture goes up meanwhile. */
  question: Question | null;
  uploaded: Uploaded | null;
  /** Uploaded since the page was opened. */
  isFresh: boolean;
  /** The saved application holds it. */
  isSaved: boolean;
  /** The page was killed while the camera was open. */
  isLost: boolean;
  /** Photos kept for a PDF that was not made yet. */
  pages: readonly File[];
};

export const NO_UPLOAD: Upload = {
  state: "idle",
  name: "",
  size: 0,
  percent: 0,
  message: null,
  thumb: null,
  isPicture: false,
  question: null,
  uploaded: null,
  isFresh: false,
  isSaved: false,
  isLost: false,
  pages: [],
};

/** Whether a file is being prepared or sent. */
export const isUnderway = (upload: Upload | undefined) => upload?.state === "preparing" || upload?.state === "sending";
