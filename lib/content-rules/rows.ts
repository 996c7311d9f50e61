import * as z from "zod";
import { ADMISSION_STATUS, EDUCATION_LEVELS, valuesOf } from "@/lib/admission";
import { FACT_KEYS, isFactKey, isMoneyKey, moneyUnit } from "@/lib/countries/fact-keys";
import { FACTS } from "@/lib/lenders/facts";
import { STATES } from "@/lib/lenders/for-whom";
import { GROUPS } from "@/lib/lenders/named-groups";
import {
  amount,
  amountOrNone,
  dated,
  day,
  figure,
  nonBlank,
  isCountry,
  loanRate,
  listOf,
  OF_ONE_PART,
  OF_TWO_PARTS,
  oneOf,
  rate,
  slug,
  text,
  today,
  unknownWords,
  wordsIn,
} from "./cells";
import { rateWordsFault } from "./words";

// What an editor may write into a row of public content, cell by cell. What needs other rows is in judge.ts.

const LEVELS: readonly string[] = valuesOf(EDUCATION_LEVELS);
/** What a source may speak of: the table of facts, and two facts of the lender itself. */
const COVERS: readonly string[] = [...FACTS.map(({ key }) => key), "time", "collateral"];
const CURRENCIES = wordsIn("INR,USD,GBP,EUR,CAD,AUD,NZD,SGD,HKD,JPY,CHF,SEK,NOK,DKK,AED,MYR,CNY,KRW");
const SOURCE = "the address of the page, or its name";
const STATE_CODES = Object.keys(STATES);
const GROUP_CODES = Object.keys(GROUPS);
const levels = listOf(oneOf(LEVELS), `write some of ${LEVELS.join(", ")}, or leave it blank for any.`);
const flag = z.boolean();

type Tell = (cell: string, message: string) => void;
const telling =
  <Row>(judge: (row: Row, tell: Tell) => void) =>
  (row: Row, context: z.RefinementCtx<unknown>) =>
    judge(row, (cell, message) => context.addIssue({ code: "custom", path: cell ? [cell] : [], message }));

export const partner = z
  .object({
    id: slug(OF_ONE_PART, "small letters, digits and hyphens, such as state-bank-of-india"),
    a1_name: nonBlank("the name of the lender"),
    c1_words_rate: text,
  })
  .superRefine(
    telling(({ c1_words_rate: words }, tell) => {
      const fault = words?.trim() ? rateWordsFault(words) : undefined;
      if (fault) tell("c1_words_rate", fault);
    }),
  );

export const scheme = z
  .object({
    id: slug(
      OF_TWO_PARTS,
      "the lender's id, a dot and a short name in small letters, such as state-bank-of-india.scholar",
    ),
    a1_scheme: nonBlank("the name of the scheme"),
    a3_lender: z.string(),
    b1_in_india: flag,
    b2_abroad: z.string(),
    b3_countries: listOf(isCountry, "write codes of two capital letters, separated by commas, such as US,GB,DE."),
    b4_levels: levels,
    c0_currency: z.string().refine(oneOf(CURRENCIES), {
      error: ({ input }) =>
        `"${String(input)}" is not known; write INR, USD, GBP, EUR or another code of three capital letters.`,
    }),
    c1_amount_min: amount,
    c2_secured_max: amount,
    c3_unsecured_max: amountOrNone,
    c4_unsecured_top: amount,
    c5_unsecured_top_for: text,
    d1_fee_pct: figure(0, 10, "the largest fee as % of the loan, such as 1"),
    d2_fee_flat: figure(0, 1_000_000, "a whole sum such as 10000"),
    d3_fee_nil_up_to: amount,
    d5_margin_india: figure(0, 100, "the family's share in %, such as 5"),
    d6_margin_abroad: figure(0, 100, "the family's share in %, such as 15"),
    e1_tenure_months: figure(12, 480, "months, such as 180 for 15 years"),
    e4_grace_months: figure(0, 60, "the months after the course, such as 6"),
    e7_prepayment_pct: figure(0, 10, "% of what is prepaid, 0 for none"),
    f3_for_states: listOf(oneOf(STATE_CODES), "write codes of states, separated by commas, such as BR,GJ."),
    f4_for_groups: listOf(oneOf(GROUP_CODES), `write some of ${GROUP_CODES.join(", ")}, or leave it blank for all.`),
    f5_family_income_max: amount,
  })
  .superRefine(
    telling((row, tell) => {
      const named = wordsIn(row.b3_countries).length > 0;
      const limits = [row.c2_secured_max, row.c3_unsecured_max, row.c4_unsecured_top].flatMap((limit) => limit ?? []);
      if (!row.id.startsWith(`${row.a3_lender}.`))
        tell("id", `it does not begin with its lender; write ${row.a3_lender}, a dot and a short name.`);
      if (!row.b1_in_india && row.b2_abroad === "none")
        tell("b1_in_india, b2_abroad", "say where the scheme lends, in India, abroad or both.");
      if (row.b2_abroad === "named" && !named)
        tell("b3_countries", "blank, while b2_abroad says that countries are named; name them.");
      if (row.b2_abroad === "none" && named)
        tell("b3_countries", "it names countries, while b2_abroad is none; correct one of them.");
      if (row.c1_amount_min !== null && limits.length > 0 && row.c1_amount_min > Math.max(...limits))
        tell("c1_amount_min", `${row.c1_amount_min} is more than the largest loan; correct one of them.`);
      if (
        row.c4_unsecured_top !== null &&
        row.c3_unsecured_max !== null &&
        row.c4_unsecured_top <= row.c3_unsecured_max
      )
        tell("c4_unsecured_top", "not more than c3_unsecured_max; correct one of them.");
      if (row.c4_unsecured_top !== null && row.c5_unsecured_top_for === null)
        tell("c5_unsecured_top_for", "blank; say for whom c4_unsecured_top is.");
    }),
  );

export const rateRules = z
  .object({
    id: z.string(),
    a1_from_pct: loanRate,
    a2_to_pct: loanRate,
    a4_page_date: text,
    a5_read_on: day,
    a7_source: nonBlank("the address of the page that prints the rate, or its name"),
    b1_scheme: z.string(),
    b4_above_amount: amount,
    b5_up_to_amount: amount,
    b7_at_benchmark_pct: rate,
  })
  .superRefine(
    telling((row, tell) => {
      const { a1_from_pct: from, a2_to_pct: to, b4_above_amount: above, b5_up_to_amount: most } = row;
      if (!row.id.startsWith(`${row.b1_scheme}.`) || !/^\d+$/.test(row.id.slice(row.b1_scheme.length + 1)))
        tell("id", `write its scheme, a dot and a number, such as ${row.b1_scheme}.1.`);
      if (from !== null && to !== null && to < from)
        tell("a2_to_pct", `${to} is less than a1_from_pct; correct one of them.`);
      if (above !== null && most !== null && most <= above)
        tell("b5_up_to_amount", "not more than b4_above_amount; correct one of them.");
    }),
  )
  .superRefine(dated("a4_page_date", "a5_read_on"));

export const benchmark = z
  .object({
    id: slug(OF_ONE_PART, "small letters, digits and hyphens, such as sbi-eblr"),
    a1_name: nonBlank("the name of the benchmark"),
    a2_pct: rate,
    a3_since: day,
    a4_before_pct: rate,
    a5_page_date: text,
    a6_read_on: day,
    a8_source: nonBlank("the address of the page that says it, or its name"),
    z1_archived_at: z.date().nullable(),
  })
  .superRefine(
    telling(({ a3_since: since, z1_archived_at: archived }, tell) => {
      if (archived) tell("z1_archived_at", "archived, so no scheme shows it; blank the cell to bring it back.");
      if (since > today()) tell("a3_since", `${since} lies in the future; write the day of the last move.`);
    }),
  )
  .superRefine(dated("a5_page_date", "a6_read_on"));

export const source = z
  .object({
    a1_lender: z.string(),
    a2_scheme: text,
    a3_covers: nonBlank(`what the source says, some of ${COVERS.join(", ")}`),
    a4_source: nonBlank(SOURCE),
    a5_page_date: text,
    a6_read_on: day,
  })
  .superRefine(
    telling(({ a1_lender: lender, a2_scheme: own, a3_covers: covers }, tell) => {
      const fault = unknownWords(covers, oneOf(COVERS), `write some of ${COVERS.join(", ")}, separated by commas.`);
      if (fault) tell("a3_covers", fault);
      if (own && !own.startsWith(`${lender}.`))
        tell("a2_scheme", `it is no scheme of ${lender}; correct it or a1_lender.`);
    }),
  )
  .superRefine(dated("a5_page_date", "a6_read_on"));

/** What a rule may ask, how it may be compared, and with which answers; without answers it is a whole sum. */
const SUBJECTS: Readonly<Record<string, { operators: readonly string[]; answers?: readonly string[] }>> = {
  studyIn: { operators: ["in"] },
  amount: { operators: ["atLeast", "atMost"] },
  collateral: { operators: ["atMost"] },
  admission: { operators: ["in"], answers: valuesOf(ADMISSION_STATUS) },
  coApplicant: { operators: ["equals", "in"], answers: ["earning", "notEarning", "none"] },
  courseLevel: { operators: ["equals", "in"], answers: LEVELS },
};

export const rule = z
  .object({
    a3_subject: z.string(),
    a4_operator: z.string(),
    a5_value: z.string(),
    b2_levels: levels,
    b3_above_amount: amount,
    c1_reason: nonBlank("what the lender asks"),
    c2_remedy: nonBlank("what would change the answer"),
    c3_source: nonBlank("the address of the page that says it, or its name"),
    c4_version: text,
  })
  .superRefine(
    telling((row, tell) => {
      const { a3_subject: subject, a4_operator: operator, a5_value: value } = row;
      const { operators, answers } = SUBJECTS[subject]!;
      if (!operators.includes(operator))
        tell("a4_operator", `"${operator}" does not go with ${subject}; choose ${operators.join(" or ")}.`);
      if (subject === "amount" || subject === "collateral") {
        if (!/^[1-9]\d{0,11}$/.test(value))
          tell("a5_value", `"${value}" cannot be read; write a whole sum without commas or words, such as 2000000.`);
        return;
      }
      if (value.trim() === "")
        tell("a5_value", "blank; write the answers that the lender accepts, separated by commas.");
      const fault = answers
        ? unknownWords(value, oneOf(answers), `write some of ${answers.join(", ")}, separated by commas.`)
        : unknownWords(
            value,
            (word) => word === "abroad" || isCountry(word),
            "write codes of two capital letters, or abroad, separated by commas.",
          );
      if (fault) tell("a5_value", fault);
      if (operator === "equals" && wordsIn(value).length > 1)
        tell("a5_value", "several answers, while a4_operator is equals; choose in.");
    }),
  )
  .superRefine(dated<"c4_version", never>("c4_version"));

export const lawRule = z
  .object({
    id: slug(OF_ONE_PART, "small letters, digits and hyphens, such as rbios-30-days"),
    a1_topic: nonBlank("what it is about, such as ombudsman"),
    a2_text: nonBlank("the rule in one plain sentence, as the student reads it"),
    a4_source: nonBlank("the number of the circular, the address of the page that says it, or its name"),
    a5_source_date: day.nullable(),
    a7_read_on: day,
    b1_public_banks: flag,
    b2_private_banks: flag,
    b3_nbfcs: flag,
    b4_foreign_lenders: flag,
    b7_cooperative_banks: flag,
    b8_government: flag,
    b5_others: z.string(),
    b6_used_by: listOf(
      oneOf(["tracker", "letters", "offer", "plan"]),
      "write tracker, letters, offer or plan, separated by commas.",
    ),
    z1_archived_at: z.date().nullable(),
  })
  .superRefine(
    telling((row, tell) => {
      if (row.a5_source_date === null)
        tell(
          "a5_source_date",
          "blank; write the day of the source; switch a6_date_exact off where it names only a month or a year.",
        );
      const holds = [
        ...[row.b1_public_banks, row.b2_private_banks, row.b3_nbfcs, row.b4_foreign_lenders],
        ...[row.b7_cooperative_banks, row.b8_government],
      ];
      if (!holds.includes(true) && row.b5_others.trim() === "")
        tell("b1_public_banks to b8_government", "say which lenders it holds for.");
      if (row.z1_archived_at)
        tell("z1_archived_at", "archived, so nothing stands on it; blank the cell to bring it back.");
    }),
  )
  .superRefine(dated("a5_source_date", "a7_read_on"));

const ARCHIVED = "archived, so nothing stands on it; blank the cell to bring it back.";
const REVIEW = "blank; write the day by which its source is to be read again.";
const PAGE_DATE = "blank; write the date that the page carries, such as 2026-09 or 2026-09-28.";
const isBlank = (cell: string | null) => cell === null || cell.trim() === "";

const isMoney = (unit: string) => CURRENCIES.includes(moneyUnit(unit.trim())?.currency ?? "");

export const countryFact = z
  .object({
    id: slug(OF_ONE_PART, "small letters, digits and hyphens, such as gb-visa-fee"),
    a1_country: z.string().refine(isCountry, "write the two capital letters of the country, such as GB."),
    a2_key: z.string().refine(isFactKey, `write one of ${Object.keys(FACT_KEYS).join(", ")}.`),
    a3_value: figure(0, 1_000_000_000, "a number from 0, or leave it blank for words only"),
    a4_unit: z.string(),
    a5_text: nonBlank("the fact in one or two plain sentences, as the reader gets it"),
    a8_review_by: day.nullable(),
    a9_confidence: z.string(),
    b1_source: nonBlank("whose page it is"),
    b2_source_url: text,
    b3_page_date: text,
    b4_read_on: day,
    z1_archived_at: z.date().nullable(),
  })
  .superRefine(
    telling((row, tell) => {
      if (row.a8_review_by === null) tell("a8_review_by", REVIEW);
      if (isBlank(row.b3_page_date)) tell("b3_page_date", PAGE_DATE);
      if (row.z1_archived_at) tell("z1_archived_at", ARCHIVED);
      if (row.a3_value === null) return;
      if (row.a9_confidence === "low")
        tell("a3_value", "only agents tell it; blank the number, or find a second source.");
      if (isBlank(row.a4_unit)) tell("a4_unit", "blank; write what the number counts, such as GBP/month.");
      else if (isMoneyKey(row.a2_key) && !isMoney(row.a4_unit))
        tell("a4_unit", "write the currency, how often, and the rest after a comma, such as GBP/month, in London.");
      if (isBlank(row.b2_source_url)) tell("b2_source_url", "blank; a number needs the address of its page.");
    }),
  )
  .superRefine(dated("b3_page_date", "b4_read_on"));

export const support = z
  .object({
    id: slug(OF_ONE_PART, "small letters, digits and hyphens, such as nos-sc"),
    a1_name: nonBlank("the name of the scheme"),
    a2_state: z
      .string()
      .refine(
        (state) => state === "" || STATE_CODES.includes(state),
        "write the code of a state, such as BR, or blank.",
      ),
    a3_kind: z.string().nullable(),
    a4_status: z.string(),
    a5_for_whom: nonBlank("whom it is for"),
    a6_benefit: nonBlank("what it gives, in plain words"),
    a7_place: z.string().nullable(),
    a8_income_max: amount,
    a9_amount_max: amount,
    b1_rate_pct: figure(0, 40, "% a year from 0 to 40, or leave it blank"),
    b3_status_text: nonBlank("how it stands this year"),
    b6_review_by: day.nullable(),
    b7_confidence: z.string(),
    c1_source: nonBlank("whose page it is"),
    c2_source_url: text,
    c3_page_date: text,
    c4_read_on: day,
    z1_archived_at: z.date().nullable(),
  })
  .superRefine(
    telling((row, tell) => {
      if (row.a3_kind === null) tell("a3_kind", "blank; choose what kind of help it is.");
      if (row.a7_place === null) tell("a7_place", "blank; choose where the study may be.");
      if (row.b6_review_by === null) tell("b6_review_by", REVIEW);
      if (isBlank(row.c3_page_date)) tell("c3_page_date", PAGE_DATE);
      if (row.z1_archived_at) tell("z1_archived_at", ARCHIVED);
      if (row.b1_rate_pct !== null && row.a3_kind !== "loan") tell("b1_rate_pct", "only a loan has a rate; blank it.");
      if (row.a4_status !== "open") return;
      if (row.b7_confidence === "low") tell("a4_status", "open by hearsay; choose unclear, or find a second source.");
      if (isBlank(row.c2_source_url)) tell("c2_source_url", "blank; what is open needs the address of its page.");
    }),
  )
  .superRefine(dated("c3_page_date", "c4_read_on"));
