import { formatDate, formatTime } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import type { LoadedOpening, LoadedShareLink } from "./data";
import type { PackPart } from "./parts";

/** Such as "22 Nov 2026, 10:42 am". */
const when = (moment: string) => `${formatDate(moment)}, ${formatTime(moment)}`;

const partName = (part: PackPart) =>
  ({
    you: t("passes.shortYou", "about you"),
    study: t("passes.shortStudy", "your course and loan"),
    money: t("passes.shortMoney", "your family's money"),
    coApplicants: t("passes.shortCoApplicants", "your co-applicants"),
    offer: t("passes.shortOffer", "the loan offer"),
  })[part];

export const allowedWords = (parts: readonly PackPart[]) =>
  t("passes.maySee", "May see: {{parts}}", { parts: parts.map(partName).join(", ") });

export const stateWord = (state: LoadedShareLink["state"]) =>
  ({
    open: t("passes.stateOpen", "Open"),
    over: t("passes.stateOver", "Over"),
    stopped: t("passes.stateStopped", "Stopped"),
    locked: t("passes.stateLocked", "Ended"),
  })[state];

/** The state in a sentence: what the link still opens and until when. */
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

export const usedWords = ({ openedAt }: Pick<LoadedShareLink, "openedAt">) =>
  openedAt
    ? t("passes.openedSince", "Opened for the first time on {{moment}}", { moment: when(openedAt) })
    : t("passes.notOpened", "Not opened yet");

export const wrongCodesWords = ({ wrongCodes }: Pick<LoadedShareLink, "wrongCodes">) =>
  wrongCodes === 0
    ? ""
    : plural("passes.wrongCodes", wrongCodes, {
        one: "1 wrong code was typed. The fifth ends the link.",
        other: "{{count}} wrong codes were typed. The fifth ends the link.",
      });

/** Who opened the file: "A. Shah, SBI", "Dakhila (Meera)". */
export function openerWords({ by, name }: Pick<LoadedOpening, "by" | "name">, lender: string | undefined) {
  if (by === "desk") return t("cases.writerDakhila", "Dakhila ({{name}})", { name });
  return lender ? t("passes.officer", "{{name}}, {{lender}}", { name, lender }) : name;
}

/** A sentence without its beginning and full stop. */
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

/** Why staff opened the file, the end of a sentence; "" for an officer's look. */
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

export const openedAtWords = ({ at }: Pick<LoadedOpening, "at">) => when(at);

/** Groups that are easy to read out: "ABCD EFGH", "123 456". */
export const inGroups = (code: string) => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

export const stoppedLinksWords = (names: readonly string[]) =>
  names.length === 0
    ? ""
    : plural(
        "passes.linksStopped",
        names.length,
        { one: "The link for {{names}} was stopped.", other: "The links for {{names}} were stopped." },
        { names: names.join(", ") },
      );

/** Says nothing about the student, the loan or the code. */
export const linkMessage = (link: string, expiresAt: string) =>
  t(
    "passes.message",
    "My loan application with its papers is here: {{link}} To open it, ask me for the 6 digits by phone. It ends on {{date}}.",
    { link, date: formatDate(expiresAt) },
  );
