import { formatDate, formatTime } from "@/lib/dates";
import { plural, t } from "@/lib/messages/text";
import type { LoadedOpening, LoadedShareLink } from "./data";
import type { PackPart } from "./parts";

/** A moment as the student reads it: "22 Nov 2026, 10:42 am". */
const when = (moment: string) => `${formatDate(moment)}, ${formatTime(moment)}`;

/** What a link shows, in a word or two. */
const partName = (part: PackPart) =>
  ({
    you: t("passes.shortYou", "about you"),
    study: t("passes.shortStudy", "your course and loan"),
    money: t("passes.shortMoney", "your family's money"),
    coApplicants: t("passes.shortCoApplicants", "your co-applicants"),
  })[part];

/** "May see: about you, your family's money" */
export const allowedWords = (parts: readonly PackPart[]) =>
  t("passes.maySee", "May see: {{parts}}", { parts: parts.map(partName).join(", ") });

/** Whether a link still opens, in a word. */
export const stateWord = (state: LoadedShareLink["state"]) =>
  ({
    open: t("passes.stateOpen", "Open"),
    over: t("passes.stateOver", "Over"),
    stopped: t("passes.stateStopped", "Stopped"),
    locked: t("passes.stateLocked", "Ended"),
  })[state];

/** Until when a link opens, or why it opens nothing any more. */
export function stateWords({ state, name, expiresAt }: Pick<LoadedShareLink, "state" | "name" | "expiresAt">): string {
  switch (state) {
    case "open":
      return t("passes.openUntil", "Opens until {{moment}}", { moment: when(expiresAt) });
    case "over":
      return t("passes.overSince", "Over since {{moment}}: it opens nothing any more.", { moment: when(expiresAt) });
    case "stopped":
      return t("passes.canOpenNothing", "{{name}} can open nothing any more.", { name });
    case "locked":
      return t(
        "passes.lockedOut",
        "Five wrong codes were typed, so it opens nothing any more. If {{name}} still needs your file, make a new link.",
        { name },
      );
  }
}

/** Whether a link was used yet, and since when. */
export const usedWords = ({ openedAt }: Pick<LoadedShareLink, "openedAt">) =>
  openedAt
    ? t("passes.openedSince", "Opened for the first time on {{moment}}", { moment: when(openedAt) })
    : t("passes.notOpened", "Not opened yet");

/** How often somebody typed a wrong code; "" for never. */
export const wrongCodesWords = ({ wrongCodes }: Pick<LoadedShareLink, "wrongCodes">) =>
  wrongCodes === 0
    ? ""
    : plural("passes.wrongCodes", wrongCodes, {
        one: "1 wrong code was typed. The fifth ends the link.",
        other: "{{count}} wrong codes were typed. The fifth ends the link.",
      });

/**
 * Who opened the file: "A. Shah, SBI", "Dakhila (Meera)".
 * @param lender the name of the lender whose link it was, where it is known
 */
export function openerWords({ by, name }: Pick<LoadedOpening, "by" | "name">, lender: string | undefined) {
  if (by === "desk") return t("cases.writerDakhila", "Dakhila ({{name}})", { name });
  return lender ? t("passes.officer", "{{name}}, {{lender}}", { name, lender }) : name;
}

/** What was looked at, as a sentence without its beginning and full stop. */
export function openedWords({ what, by, file }: Pick<LoadedOpening, "what" | "by" | "file">): string {
  switch (what) {
    case "entered":
      return by === "desk"
        ? t("passes.deskEntered", "opened your file")
        : t("passes.lenderEntered", "came in with your link and the 6 digits");
    case "application":
      return t("passes.readApplication", "read your application");
    case "paper":
      return file
        ? t("passes.openedPaper", "opened the paper {{file}}", { file })
        : t("passes.openedLostPaper", "opened a paper that is not stored any more");
    case "allPapers":
      return t("passes.tookAllPapers", "downloaded all papers that they may see");
  }
}

/** Why a colleague opened the file; "" where nothing was said, as at a lender. */
export function purposeWords(purpose: LoadedOpening["purpose"]): string {
  switch (purpose) {
    case "checkPapers":
      return t("passes.toCheckPapers", "to check your papers");
    case "studentAsked":
      return t("passes.youAsked", "because you asked us");
    case "lenderAsked":
      return t("passes.lenderAsked", "because a lender asked us");
    case null:
      return "";
  }
}

/** When it was looked at: "22 Nov 2026, 10:42 am" in India. */
export const openedAtWords = ({ at }: Pick<LoadedOpening, "at">) => when(at);

/** A code in groups that are easy to read out: "ABCD EFGH", "123 456". The page that takes it minds no spaces. */
export const inGroups = (code: string) => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

/** For whom the links were that ended with a line of the student's; "" for none. */
export const stoppedLinksWords = (names: readonly string[]) =>
  names.length === 0
    ? ""
    : plural(
        "passes.linksStopped",
        names.length,
        { one: "The link for {{names}} was stopped.", other: "The links for {{names}} were stopped." },
        { names: names.join(", ") },
      );

/** What goes with a link: nothing of the student, of her loan or of the code. */
export const linkMessage = (link: string, expiresAt: string) =>
  t(
    "passes.message",
    "My loan application with its papers is here: {{link}} To open it, ask me for the 6 digits by phone. It ends on {{date}}.",
    { link, date: formatDate(expiresAt) },
  );
