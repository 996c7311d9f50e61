import { isForNamed, PERSONAL_QUESTIONS, type Personal } from "@/lib/lenders/named-groups";
import { check } from "./check";
import { NONE_OF_THEM } from "./personal-questions";
import { rulebookOfSeed, STUDENT } from "./testing";

/**
 * For whom each loan for named people is, written from its source and not from its row: the state's order or page, the
 * corporation's page, the bank's. Every other scheme is for everybody. `income` is the most a family earns, in rupees.
 */
const ONLY_FOR: Readonly<Record<string, Partial<Record<keyof Personal, readonly string[]>> & { most?: number }>> = {
  "bihar-student-credit-card.student-credit-card": { state: ["BR"] },
  "goa-gedc.interest-free": { state: ["GA"] },
  // "In Gujarat and Maharashtra".
  "kalupur-bank.education": { state: ["GJ", "MH"] },
  "gujarat-gueedc.foreign-education": { state: ["GJ"], community: ["unreserved"], most: 600_000 },
  "gujarat-developing-castes.sebc": { state: ["GJ"], community: ["obc"], most: 600_000 },
  "gujarat-developing-castes.ebc": { state: ["GJ"], community: ["ebc"], most: 450_000 },
  "nsfdc.india": { community: ["sc"], most: 300_000 },
  "nsfdc.abroad": { community: ["sc"], most: 300_000 },
  "nbcfdc.india": { community: ["obc"], most: 300_000 },
  "nbcfdc.abroad": { community: ["obc"], most: 300_000 },
  "nmdfc.india-line-1": { minority: ["yes"], most: 300_000 },
  "nmdfc.india-line-2": { minority: ["yes"], most: 800_000 },
  "nmdfc.abroad-line-1": { minority: ["yes"], most: 300_000 },
  "nmdfc.abroad-line-2": { minority: ["yes"], most: 800_000 },
  "ndfdc.swavalamban-education": { disability: ["yes"] },
  "punjab-national-bank.disabled": { disability: ["yes"] },
  // Its bound of income was found for 2011 to 2014 only, so the words after "only if" hold it.
  "nstfdc.asry": { community: ["st"] },
};

const ANSWERS: Readonly<Record<keyof Personal, readonly string[]>> = {
  state: ["", "BR", "GA", "GJ", "MH", "KA", NONE_OF_THEM],
  community: ["", "sc", "st", "obc", "ebc", "unreserved", NONE_OF_THEM],
  minority: ["", "yes", NONE_OF_THEM],
  disability: ["", "yes", NONE_OF_THEM],
  income: ["", "300000", "450000", "600000", "800000", NONE_OF_THEM],
};
const everyPerson = PERSONAL_QUESTIONS.reduce<Partial<Personal>[]>(
  (people, question) => people.flatMap((person) => ANSWERS[question].map((said) => ({ ...person, [question]: said }))),
  [{}],
) as Personal[];

/** Whether it is for this person; null while something that decides was not said, and nothing said against it. */
function isFor(scheme: string, person: Personal): boolean | null {
  const { most, ...groups } = ONLY_FOR[scheme] ?? {};
  const said = [
    ...Object.entries(groups).map(([question, of]) => {
      const answer = person[question as keyof Personal];
      return answer === "" ? null : of.includes(answer);
    }),
    ...(most === undefined
      ? []
      : [person.income === "" ? null : person.income !== NONE_OF_THEM && Number(person.income) <= most]),
  ];
  return said.includes(false) ? false : said.includes(null) ? null : true;
}

const ALL = rulebookOfSeed();
/** Those for named people alone, so that thousands of people take seconds. */
const BOOK = { ...ALL, schemes: ALL.schemes.filter(({ id }) => id in ONLY_FOR) };

test("every other scheme is for everybody", () => {
  expect(BOOK.schemes.map(({ id }) => id).sort()).toEqual(Object.keys(ONLY_FOR).sort());
  expect(ALL.schemes.filter((scheme) => isForNamed(scheme) && !(scheme.id in ONLY_FOR))).toEqual([]);
});

test("every state, community, group and income by every scheme: shown to whom it is for, and to nobody else", () => {
  const wrong: string[] = [];
  for (const personal of everyPerson) {
    const { fits, onlyIf, misses } = check(BOOK, { ...STUDENT, personal });
    const shown = { fits: "is a match", onlyIf: "is an only if", misses: "is turned away" };
    for (const [list, how] of Object.entries(shown))
      for (const { scheme, findings } of { fits, onlyIf, misses }[list as keyof typeof shown]) {
        const own = findings.filter(({ subject }) => subject === "group").map(({ outcome }) => outcome);
        const said = own.includes("fails") ? false : own.includes("asks") ? null : true;
        const right = isFor(scheme.id, personal);
        // Where it is not for them it is in no list but the last, and unsaid it is never a match.
        const isInPlace = right === false ? list === "misses" : right !== null || list !== "fits";
        if (said !== right || !isInPlace) wrong.push(`${scheme.id} ${how} for ${JSON.stringify(personal)}`);
      }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(everyPerson).toHaveLength(7 * 7 * 3 * 3 * 6);
});
