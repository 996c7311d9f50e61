import type { LoadedOpening, LoadedShareLink } from "./data";
import { shareLinkUrl } from "./link";
import { SHARED_PARTS } from "./parts";
import { SHORT_ALPHABET } from "./schema";
import {
  allowedWords,
  inGroups,
  linkMessage,
  openedWords,
  openerWords,
  purposeWords,
  stateWord,
  stateWords,
  usedWords,
  wrongCodesWords,
} from "./words";

const name = "A. Shah";
const expiresAt = "2026-12-06T05:12:00.000Z";
const made = { passId: "5f2b8c1e-5a7d-4f0e-9b61-0d6a6e1c2f33", secret: "aB3_-xYz" };

describe("a link", () => {
  test.each<[LoadedShareLink["state"], string, RegExp]>([
    ["open", "Open", /^Opens until 6 Dec 2026, 10:42 am$/],
    ["over", "Over", /^Over since 6 Dec 2026, 10:42 am: it opens nothing any more\.$/],
    ["stopped", "Stopped", /^A\. Shah can open nothing any more\.$/],
    ["locked", "Ended", /^Five wrong codes .* A\. Shah .* new link\.$/],
  ])("that is %s says so", (state, word, words) => {
    expect(stateWord(state)).toBe(word);
    expect(stateWords({ state, name, expiresAt })).toMatch(words);
  });

  test("says what it shows, whether it was used, and that somebody guessed", () => {
    expect(allowedWords(["you", "money"])).toBe("May see: about you, your family's money");
    expect(allowedWords(SHARED_PARTS).split(", ")).toHaveLength(SHARED_PARTS.length);
    expect(usedWords({ openedAt: null })).toBe("Not opened yet");
    expect(usedWords({ openedAt: expiresAt })).toBe("Opened for the first time on 6 Dec 2026, 10:42 am");
    expect(wrongCodesWords({ wrongCodes: 0 })).toBe("");
    expect(wrongCodesWords({ wrongCodes: 1 })).toBe("1 wrong code was typed. The fifth ends the link.");
    expect(wrongCodesWords({ wrongCodes: 4 })).toBe("4 wrong codes were typed. The fifth ends the link.");
  });

  test("has its secret behind the #, where no server gets it, on whatever site it is made", () => {
    const link = shareLinkUrl("https://dakhila.example", made);
    expect(link).toBe(`https://dakhila.example/pack#${made.passId}.${made.secret}`);
    expect(new URL(link).pathname + new URL(link).search).toBe("/pack");
  });

  test("goes with words that say neither who nor how much nor the digits", () => {
    const link = shareLinkUrl("https://dakhila.example", made);
    const message = linkMessage(link, expiresAt);
    expect(message.split(" ")).toContain(link);
    expect(message).toContain("6 Dec 2026");
    expect(message.replace(link, "").replace("6 Dec 2026", "")).not.toMatch(/\d{2,}|₹|Shah/);
  });

  test("has codes that are read out in two groups", () => {
    expect(inGroups("012345")).toBe("012 345");
    expect(inGroups(SHORT_ALPHABET.slice(0, 8))).toBe("2345 6789");
  });
});

describe("a look", () => {
  const look = (over: Partial<LoadedOpening>): LoadedOpening => ({
    at: expiresAt,
    what: "entered",
    by: "lender",
    name,
    caseId: null,
    file: null,
    purpose: null,
    ...over,
  });

  test("names who it was", () => {
    expect(openerWords(look({}), "SBI")).toBe("A. Shah, SBI");
    expect(openerWords(look({}), undefined)).toBe("A. Shah");
    expect(openerWords(look({ by: "desk", name: "Meera" }), undefined)).toBe("Dakhila (Meera)");
  });

  test.each<[Partial<LoadedOpening>, string]>([
    [{ what: "entered" }, "came in with your link and the 6 digits"],
    [{ what: "entered", by: "desk" }, "opened your file"],
    [{ what: "application" }, "read your application"],
    [{ what: "paper", file: "pan.pdf" }, "opened the paper pan.pdf"],
    [{ what: "paper" }, "opened a paper that is not stored any more"],
    [{ what: "allPapers" }, "downloaded all papers that they may see"],
  ])("%j reads %j", (over, words) => {
    expect(openedWords(look(over))).toBe(words);
  });

  test("in the back office says what for, each purpose in words of its own", () => {
    const words = (["checkPapers", "studentAsked", "lenderAsked"] as const).map(purposeWords);
    expect(new Set(words).size).toBe(3);
    for (const text of words) expect(text).toMatch(/^(to|because) .+/);
    expect(purposeWords(null)).toBe("");
  });
});
