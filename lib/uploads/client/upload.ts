import type { QuestionWords } from "@/lib/uploads/checks/table";
import type { Uploaded } from "./send";

export type Upload = {
  /** idle: something to say. preparing: a picture is made smaller. sending: waits or is on its way. */
  state: "idle" | "preparing" | "sending" | "failed" | "refused" | "done";
  name: string;
  size: number;
  percent: number;
  message: string | null;
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
  /** For a PDF that was not made yet. */
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

export const isUnderway = (upload: Upload | undefined) => upload?.state === "preparing" || upload?.state === "sending";
