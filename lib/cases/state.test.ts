import { dayOf } from "@/lib/dates/calendar";
import { SECTIONS } from "@/lib/loan-form/registry";
import { type CaseEvent, type CaseEventKind, type CaseWriter, type DeclineReason, NO_TERMS } from "./event";
import { answeredSlots, type CaseState, caseState, isCheckOver, stageOf } from "./state";

/**
 * Each table is one case, read from the top: on the day `today`, somebody writes the line, and the columns to the right
 * say what the student is shown then. A row without a line only lets time pass.
 *
 *   line     who writes: what, and then where it is needed: "a paper in words", [a slot of the form], (the reason of a
 *            refusal), #the line that it answers or corrects, and "on 5 Jun" where it did not happen today
 *   since    the day from which it is that one's turn; days: how many have passed
 *   last     the newest line that counts
 *   open     the papers that were asked for and are still missing; c: from the co-applicant
 *   alive?   "ask" where the case has been silent for so long that the student is asked whether it is still alive
 *
 * Every day is of 2026.
 */
const HEAD = ["#", "today", "line", "step", "turn", "since", "days", "last", "open", "alive?"];

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const iso = (day: string) => {
  const [date, month] = day.split(" ");
  return `2026-${String(MONTHS.indexOf(month!) + 1).padStart(2, "0")}-${date!.padStart(2, "0")}`;
};
const plainDay = (day: string | null) =>
  day === null ? "" : `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
const between = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? null;
const numberIn = (text: string) => (text.includes("#") ? Number(between(text, /#(\d+)/)) : null);

/** One line of a script. */
function eventOf(number: string, today: string, line: string): CaseEvent {
  const [writer, kind] = line.split(/:? +/) as [CaseWriter, CaseEventKind];
  return {
    id: Number(number),
    kind,
    writer,
    writerName: writer === "dakhila" ? "Meera" : writer === "lender" ? "A. Shah" : "",
    channel: null,
    happenedOn: iso(between(line, / on (\d+ \w+)$/) ?? today),
    writtenAt: `${iso(today)}T06:30:00.000Z`,
    item: between(line, /"(.*)"/),
    slot: between(line, /\[(.*)\]/),
    reason: between(line, /\((.*)\)/) as DeclineReason | null,
    amount: null,
    ...NO_TERMS,
    note: null,
    fileId: null,
    answersId: kind === "answered" ? numberIn(line) : null,
    correctsId: kind === "corrected" ? numberIn(line) : null,
  };
}

const cellsOf = (script: string) =>
  script
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim()));

const openWords = ({ open }: CaseState) =>
  open.map(({ eventId, from }) => `${eventId}${from === "coApplicant" ? "c" : ""}`).join(" ");

/** What a case says after each row of its script, beside what the script expects. */
function statesOf(script: string) {
  const events: CaseEvent[] = [];
  const [head, ...rows] = cellsOf(script);
  expect(head).toEqual(HEAD);
  return rows.map(([number = "", today = "", line = "", ...expected]) => {
    if (number) events.push(eventOf(number, today, line));
    const state = caseState(events, { today: iso(today) });
    const { step, turn, since, days, last, stale } = state;
    const cells = [step, turn, plainDay(since), String(days), String(last?.id ?? ""), openWords(state)];
    const row = [number, today, line].join(" | ");
    return { actual: [row, ...cells, stale ? "ask" : ""], expected: [row, ...expected] };
  });
}

function expectCase(script: string) {
  const rows = statesOf(script);
  expect(rows.map((row) => row.actual)).toEqual(rows.map((row) => row.expected));
}

describe("ten cases, line by line", () => {
  test("1. a bank that says nothing", () => {
    expectCase(`
      # | today  | line                | step       | turn    | since | days | last | open | alive?
      1 | 1 Jun  | student: chosen     | chosen     | student | 1 Jun | 0    | 1    |      |
      2 | 3 Jun  | student: handedOver | withLender | lender  | 3 Jun | 0    | 2    |      |
        | 24 Jun |                     | withLender | lender  | 3 Jun | 21   | 2    |      |
      3 | 25 Jun | student: spoke      | withLender | lender  | 3 Jun | 22   | 3    |      |
      4 | 3 Jul  | student: complained | withLender | lender  | 3 Jun | 30   | 4    |      |
        | 30 Sep |                     | withLender | lender  | 3 Jun | 119  | 4    |      |
        | 1 Oct  |                     | withLender | lender  | 3 Jun | 120  | 4    |      | ask
      5 | 2 Oct  | lender: replied     | withLender | lender  | 3 Jun | 121  | 5    |      |
    `);
  });

  test("2. papers go to and fro", () => {
    expectCase(`
      #  | today  | line                                  | step       | turn    | since  | days | last | open | alive?
      1  | 1 Jun  | student: chosen                       | chosen     | student | 1 Jun  | 0    | 1    |      |
      2  | 2 Jun  | student: handedOver                   | withLender | lender  | 2 Jun  | 0    | 2    |      |
      3  | 4 Jun  | lender: acknowledged                  | withLender | lender  | 2 Jun  | 2    | 3    |      |
      4  | 10 Jun | lender: asked "Rent agreement"        | withLender | student | 10 Jun | 0    | 4    | 4    |
      5  | 12 Jun | student: asked [financialDetails.itr] | withLender | student | 10 Jun | 2    | 5    | 4 5  |
      6  | 13 Jun | student: answered #4                  | withLender | student | 10 Jun | 3    | 6    | 5    |
      7  | 15 Jun | student: answered #5                  | withLender | lender  | 15 Jun | 0    | 7    |      |
      8  | 22 Jun | lender: asked [financialDetails.itr]  | withLender | student | 22 Jun | 0    | 8    | 8    |
      9  | 22 Jun | student: answered #8                  | withLender | lender  | 22 Jun | 0    | 9    |      |
      10 | 30 Jun | lender: sanctioned                    | sanctioned | student | 30 Jun | 0    | 10   |      |
      11 | 2 Jul  | student: accepted                     | accepted   | lender  | 2 Jul  | 0    | 11   |      |
      12 | 5 Jul  | dakhila: asked "Fee receipt"          | accepted   | student | 5 Jul  | 0    | 12   | 12   |
      13 | 8 Jul  | student: answered #12                 | accepted   | lender  | 8 Jul  | 0    | 13   |      |
      14 | 20 Jul | lender: paidOut                       | paidOut    | nobody  | 20 Jul | 0    | 14   |      |
         | 25 Dec |                                       | paidOut    | nobody  | 20 Jul | 158  | 14   |      |
    `);
  });

  test("3. a refusal without a reason", () => {
    expectCase(`
      # | today  | line                          | step       | turn    | since  | days | last | open | alive?
      1 | 1 Jun  | student: chosen               | chosen     | student | 1 Jun  | 0    | 1    |      |
      2 | 1 Jun  | student: handedOver           | withLender | lender  | 1 Jun  | 0    | 2    |      |
      3 | 5 Jun  | student: asked "Pay slips"    | withLender | student | 5 Jun  | 0    | 3    | 3    |
      4 | 9 Jun  | student: declined (noneGiven) | declined   | nobody  | 9 Jun  | 0    | 4    |      |
      5 | 10 Jun | student: complained           | declined   | lender  | 10 Jun | 0    | 5    |      |
        | 30 Jun |                               | declined   | lender  | 10 Jun | 20   | 5    |      |
      6 | 1 Jul  | lender: acknowledged          | declined   | lender  | 10 Jun | 21   | 6    |      |
      7 | 3 Jul  | lender: replied               | declined   | nobody  | 3 Jul  | 0    | 7    |      |
      8 | 4 Jul  | student: handedOver           | declined   | nobody  | 3 Jul  | 1    | 8    |      |
      9 | 6 Jul  | lender: sanctioned            | sanctioned | student | 6 Jul  | 0    | 9    |      |
    `);
  });

  test("4. a refusal because the student lives outside the bank's service area, taken up again", () => {
    expectCase(`
      # | today  | line                             | step       | turn    | since  | days | last | open | alive?
      1 | 1 Jun  | student: chosen                  | chosen     | student | 1 Jun  | 0    | 1    |      |
      2 | 2 Jun  | student: handedOver              | withLender | lender  | 2 Jun  | 0    | 2    |      |
      3 | 4 Jun  | lender: declined (serviceArea)   | declined   | nobody  | 4 Jun  | 0    | 3    |      |
      4 | 5 Jun  | student: complained              | declined   | lender  | 5 Jun  | 0    | 4    |      |
      5 | 15 Jun | lender: asked "Proof of address" | withLender | student | 15 Jun | 0    | 5    | 5    |
      6 | 17 Jun | student: answered #5             | withLender | lender  | 17 Jun | 0    | 6    |      |
      7 | 25 Jun | lender: declined (other)         | declined   | nobody  | 25 Jun | 0    | 7    |      |
        | 25 Dec |                                  | declined   | nobody  | 25 Jun | 183  | 7    |      |
    `);
  });

  test("5. an NBFC that gets its papers from its own site, raises its offer and pays in parts", () => {
    expectCase(`
      #  | today  | line                         | step       | turn    | since  | days | last | open | alive?
      1  | 1 Jun  | student: chosen              | chosen     | student | 1 Jun  | 0    | 1    |      |
      2  | 3 Jun  | student: spoke               | chosen     | student | 1 Jun  | 2    | 2    |      |
      3  | 4 Jun  | lender: acknowledged         | withLender | lender  | 4 Jun  | 0    | 3    |      |
      4  | 8 Jun  | lender: sanctioned           | sanctioned | student | 8 Jun  | 0    | 4    |      |
      5  | 9 Jun  | lender: statement            | sanctioned | student | 8 Jun  | 1    | 5    |      |
      6  | 12 Jun | student: accepted            | accepted   | lender  | 12 Jun | 0    | 6    |      |
      7  | 14 Jun | lender: sanctioned           | sanctioned | student | 14 Jun | 0    | 7    |      |
      8  | 15 Jun | student: accepted            | accepted   | lender  | 15 Jun | 0    | 8    |      |
      9  | 20 Jun | lender: paidOut              | paidOut    | nobody  | 20 Jun | 0    | 9    |      |
      10 | 1 Dec  | lender: asked "Mark sheet"   | paidOut    | student | 1 Dec  | 0    | 10   | 10   |
      11 | 4 Dec  | student: answered #10        | paidOut    | nobody  | 4 Dec  | 0    | 11   |      |
      12 | 9 Dec  | lender: paidOut              | paidOut    | nobody  | 4 Dec  | 5    | 12   |      |
      13 | 10 Dec | lender: declined (incomeLow) | paidOut    | nobody  | 4 Dec  | 6    | 13   |      |
    `);
  });

  test("6. a lender abroad, where Dakhila looks at the papers first", () => {
    expectCase(`
      # | today  | line                                 | step       | turn    | since  | days | last | open | alive?
      1 | 1 Jun  | student: chosen                      | chosen     | student | 1 Jun  | 0    | 1    |      |
      2 | 2 Jun  | dakhila: asked [kycDetails.passport] | chosen     | student | 1 Jun  | 1    | 2    | 2    |
      3 | 4 Jun  | student: answered #2                 | chosen     | dakhila | 4 Jun  | 0    | 3    |      |
        | 7 Jun  |                                      | chosen     | dakhila | 4 Jun  | 3    | 3    |      |
      4 | 8 Jun  | dakhila: spoke                       | chosen     | student | 8 Jun  | 0    | 4    |      |
      5 | 9 Jun  | dakhila: handedOver                  | withLender | lender  | 9 Jun  | 0    | 5    |      |
      6 | 20 Jun | dakhila: asked "Letter of admission" | withLender | student | 20 Jun | 0    | 6    | 6    |
      7 | 21 Jun | student: answered #6                 | withLender | lender  | 21 Jun | 0    | 7    |      |
      8 | 2 Jul  | dakhila: sanctioned                  | sanctioned | student | 2 Jul  | 0    | 8    |      |
      9 | 10 Jul | student: paidOut                     | paidOut    | nobody  | 10 Jul | 0    | 9    |      |
    `);
  });

  test("7. two lenders at the same time, and the application's own line of four stages", () => {
    const script = `
      today  | lender | line                          | SBI                | Avanse             | stage
      1 Jun  |        |                               |                    |                    | underReview
      1 Jun  | SBI    | student: chosen               | chosen student     |                    | bankSelection
      2 Jun  | Avanse | student: chosen               | chosen student     | chosen student     | bankSelection
      3 Jun  | SBI    | student: handedOver           | withLender lender  | chosen student     | processing
      5 Jun  | SBI    | student: asked "Form 16"      | withLender student | chosen student     | processing
      5 Jun  | Avanse | student: handedOver           | withLender student | withLender lender  | processing
      9 Jun  | Avanse | lender: sanctioned            | withLender student | sanctioned student | processing
      10 Jun | SBI    | student: answered #3          | withLender lender  | sanctioned student | processing
      15 Jun | SBI    | student: declined (incomeLow) | declined nobody    | sanctioned student | processing
      16 Jun | Avanse | student: withdrawn            | declined nobody    | withdrawn nobody   | underReview
      18 Jun | SBI    | lender: sanctioned            | sanctioned student | withdrawn nobody   | processing
      20 Jun | SBI    | student: accepted             | accepted lender    | withdrawn nobody   | processing
      1 Jul  | SBI    | student: paidOut              | paidOut nobody     | withdrawn nobody   | disbursed
    `;
    const cases: Record<string, CaseEvent[]> = { SBI: [], Avanse: [] };
    const [, ...rows] = cellsOf(script);
    for (const [today = "", lender = "", line = "", ...expected] of rows) {
      const own = cases[lender];
      own?.push(eventOf(String(own.length + 1), today, line));
      const states = Object.values(cases).map((events) => events.length && caseState(events, { today: iso(today) }));
      const stage = stageOf(
        states.filter((state) => state !== 0),
        "underReview",
      );
      const words = states.map((state) => (state === 0 ? "" : `${state.step} ${state.turn}`));
      expect([today, line, ...words, stage]).toEqual([today, line, ...expected]);
    }
  });

  test("8. a line is corrected, and the correction too", () => {
    expectCase(`
      #  | today  | line                          | step       | turn    | since  | days | last | open | alive?
      1  | 1 Jun  | student: chosen               | chosen     | student | 1 Jun  | 0    | 1    |      |
      2  | 2 Jun  | student: handedOver           | withLender | lender  | 2 Jun  | 0    | 2    |      |
      3  | 10 Jun | dakhila: declined (incomeLow) | declined   | nobody  | 10 Jun | 0    | 3    |      |
      4  | 11 Jun | dakhila: corrected #3         | withLender | lender  | 2 Jun  | 9    | 2    |      |
      5  | 12 Jun | dakhila: corrected #4         | declined   | nobody  | 10 Jun | 2    | 3    |      |
      6  | 13 Jun | dakhila: corrected #5         | withLender | lender  | 2 Jun  | 11   | 2    |      |
      7  | 14 Jun | lender: asked "Pay slips"     | withLender | student | 14 Jun | 0    | 7    | 7    |
      8  | 15 Jun | student: answered #7          | withLender | lender  | 15 Jun | 0    | 8    |      |
      9  | 16 Jun | student: corrected #8         | withLender | student | 14 Jun | 2    | 7    | 7    |
      10 | 17 Jun | lender: corrected #7          | withLender | lender  | 2 Jun  | 15   | 2    |      |
      11 | 18 Jun | student: corrected #7         | withLender | lender  | 2 Jun  | 16   | 2    |      |
      12 | 19 Jun | lender: corrected #10         | withLender | lender  | 2 Jun  | 17   | 2    |      |
      13 | 20 Jun | student: corrected #11        | withLender | student | 14 Jun | 6    | 7    | 7    |
    `);
  });

  test("9. the co-applicant is late", () => {
    expectCase(`
      #  | today  | line                                              | step       | turn        | since | days | last | open  | alive?
      1  | 1 Jun  | student: chosen                                   | chosen     | student     | 1 Jun | 0    | 1    |       |
      2  | 2 Jun  | student: handedOver                               | withLender | lender      | 2 Jun | 0    | 2    |       |
      3  | 5 Jun  | lender: asked [coApplicantFinancialDetails.0.itr] | withLender | coApplicant | 5 Jun | 0    | 3    | 3c    |
      4  | 7 Jun  | lender: asked [kycDetails.panCard]                | withLender | student     | 7 Jun | 0    | 4    | 3c 4  |
      5  | 8 Jun  | student: answered #4                              | withLender | coApplicant | 8 Jun | 0    | 5    | 3c    |
         | 28 Jun |                                                   | withLender | coApplicant | 8 Jun | 20   | 5    | 3c    |
      6  | 29 Jun | lender: asked [coApplicantKycDetails.1.panCard]   | withLender | coApplicant | 8 Jun | 21   | 6    | 3c 6c |
      7  | 1 Jul  | student: complained                               | withLender | lender      | 1 Jul | 0    | 7    | 3c 6c |
      8  | 2 Jul  | lender: replied                                   | withLender | coApplicant | 2 Jul | 0    | 8    | 3c 6c |
      9  | 3 Jul  | student: answered #3                              | withLender | coApplicant | 2 Jul | 1    | 9    | 6c    |
      10 | 4 Jul  | lender: sanctioned                                | sanctioned | student     | 4 Jul | 0    | 10   | 6c    |
      11 | 6 Jul  | student: accepted                                 | accepted   | coApplicant | 6 Jul | 0    | 11   | 6c    |
      12 | 9 Jul  | app: answered #6                                  | accepted   | lender      | 9 Jul | 0    | 12   |       |
    `);
  });

  test("10. the student withdraws, and the lender goes on", () => {
    expectCase(`
      #  | today  | line                         | step       | turn    | since  | days | last | open | alive?
      1  | 1 Jun  | student: chosen              | chosen     | student | 1 Jun  | 0    | 1    |      |
      2  | 2 Jun  | student: handedOver          | withLender | lender  | 2 Jun  | 0    | 2    |      |
      3  | 5 Jun  | lender: asked "Pay slips"    | withLender | student | 5 Jun  | 0    | 3    | 3    |
      4  | 6 Jun  | student: withdrawn           | withdrawn  | nobody  | 6 Jun  | 0    | 4    |      |
      5  | 8 Jun  | lender: acknowledged         | withdrawn  | nobody  | 6 Jun  | 2    | 5    |      |
      6  | 9 Jun  | lender: asked "Form 16"      | withdrawn  | nobody  | 6 Jun  | 3    | 6    |      |
      7  | 10 Jun | lender: declined (noneGiven) | withdrawn  | nobody  | 6 Jun  | 4    | 7    |      |
      8  | 11 Jun | student: accepted            | withdrawn  | nobody  | 6 Jun  | 5    | 8    |      |
      9  | 20 Jun | lender: sanctioned           | sanctioned | student | 20 Jun | 0    | 9    |      |
      10 | 21 Jun | student: withdrawn           | withdrawn  | nobody  | 21 Jun | 0    | 10   |      |
      11 | 22 Jun | student: complained          | withdrawn  | lender  | 22 Jun | 0    | 11   |      |
      12 | 23 Jun | lender: replied              | withdrawn  | nobody  | 23 Jun | 0    | 12   |      |
      13 | 24 Jun | student: corrected #10       | sanctioned | student | 23 Jun | 1    | 12   |      |
    `);
  });
});

describe("at the edges", () => {
  test("a case without a line that counts is chosen, and nobody knows since when", () => {
    const none = { step: "chosen", turn: "student", since: null, days: 0, open: [], last: null, stale: false };
    expect(caseState([], { today: "2026-06-01" })).toEqual(none);
    const events = [eventOf("1", "1 Jan", "dakhila: paidOut"), eventOf("2", "2 Jan", "dakhila: corrected #1")];
    expect(caseState(events, { today: "2026-12-01" })).toEqual(none);
  });

  test("a line about an earlier day, written late, does not override a newer one", () => {
    expectCase(`
      # | today  | line                                | step       | turn    | since  | days | last | open | alive?
      1 | 10 Jun | student: sanctioned                 | sanctioned | student | 10 Jun | 0    | 1    |      |
      2 | 11 Jun | dakhila: asked "Pay slips" on 4 Jun | sanctioned | student | 4 Jun  | 7    | 1    | 2    |
      3 | 12 Jun | student: declined (marks) on 8 Jun  | sanctioned | student | 10 Jun | 2    | 1    |      |
      4 | 12 Jun | student: handedOver on 1 Jun        | sanctioned | student | 10 Jun | 2    | 1    |      |
    `);
    expectCase(`
      # | today  | line                          | step       | turn    | since  | days | last | open | alive?
      1 | 10 Jun | student: asked "Pay slips"    | withLender | student | 10 Jun | 0    | 1    | 1    |
      2 | 11 Jun | dakhila: handedOver on 5 Jun  | withLender | student | 10 Jun | 1    | 1    | 1    |
      3 | 12 Jun | student: answered #1 on 9 Jun | withLender | lender  | 5 Jun  | 7    | 1    |      |
    `);
  });

  test("of two lines of the same day the one written later is the newer", () => {
    expectCase(`
      # | today | line                        | step       | turn    | since | days | last | open | alive?
      1 | 5 Jun | student: handedOver         | withLender | lender  | 5 Jun | 0    | 1    |      |
      2 | 5 Jun | student: declined (margin)  | declined   | nobody  | 5 Jun | 0    | 2    |      |
      3 | 5 Jun | student: sanctioned         | sanctioned | student | 5 Jun | 0    | 3    |      |
      4 | 7 Jun | student: withdrawn on 5 Jun | withdrawn  | nobody  | 5 Jun | 2    | 4    |      |
    `);
  });

  test("what only a lender with the papers can cause says that it has them, also where nobody wrote that", () => {
    for (const line of ["acknowledged", "statement", "complained", "replied", 'asked "Pay slips"']) {
      const { step } = caseState([eventOf("1", "5 Jun", `student: ${line}`)], { today: "2026-06-05" });
      expect([line, step]).toEqual([line, "withLender"]);
    }
  });

  test("a complaint waits for the lender until it replies, and no longer than until it asks, decides or pays out", () => {
    const turns = ["replied", 'asked "Form 16"', "sanctioned", "declined (margin)", "paidOut"].map((line) => {
      const lines = ['lender: asked "Pay slips"', "student: complained", "lender: acknowledged"];
      const events = lines.map((one, index) => eventOf(String(index + 1), "5 Jun", one));
      expect(caseState(events, { today: "2026-06-05" }).turn).toBe("lender");
      const { turn } = caseState([...events, eventOf("4", "5 Jun", `lender: ${line}`)], { today: "2026-06-05" });
      return `${line}: ${turn}`;
    });
    expect(turns).toEqual([
      "replied: student",
      'asked "Form 16": student',
      "sanctioned: student",
      "declined (margin): nobody",
      "paidOut: nobody",
    ]);
  });

  test("Dakhila has nothing to look at when what it asked for was a mistake", () => {
    expectCase(`
      # | today | line                      | step   | turn    | since | days | last | open | alive?
      1 | 1 Jun | student: chosen           | chosen | student | 1 Jun | 0    | 1    |      |
      2 | 2 Jun | dakhila: asked "Passport" | chosen | student | 1 Jun | 1    | 2    | 2    |
      3 | 3 Jun | student: answered #2      | chosen | dakhila | 3 Jun | 0    | 3    |      |
      4 | 4 Jun | dakhila: corrected #2     | chosen | student | 1 Jun | 3    | 3    |      |
    `);
  });

  test("the order in which the lines are read from the database changes nothing", () => {
    const events = [
      eventOf("1", "1 Jun", "student: chosen"),
      eventOf("2", "3 Jun", "student: handedOver"),
      eventOf("10", "4 Jun", 'lender: asked "Pay slips"'),
      eventOf("9", "4 Jun", "student: complained"),
      eventOf("11", "5 Jun", "student: corrected #9"),
    ];
    const state = caseState(events, { today: "2026-06-08" });
    expect(state).toMatchObject({ turn: "student", since: "2026-06-04", last: { id: 10 } });
    expect(caseState(events.toReversed(), { today: "2026-06-08" })).toEqual(state);
  });

  test("a case is silent from the 90th day without a line on, whoever has to move, but not where nobody has to", () => {
    expectCase(`
      # | today  | line                      | step     | turn    | since | days | last | open | alive?
      1 | 1 Jan  | student: chosen           | chosen   | student | 1 Jan | 0    | 1    |      |
        | 31 Mar |                           | chosen   | student | 1 Jan | 89   | 1    |      |
        | 1 Apr  |                           | chosen   | student | 1 Jan | 90   | 1    |      | ask
      2 | 2 Apr  | student: spoke            | chosen   | student | 1 Jan | 91   | 2    |      |
        | 30 Jun |                           | chosen   | student | 1 Jan | 180  | 2    |      |
        | 1 Jul  |                           | chosen   | student | 1 Jan | 181  | 2    |      | ask
      3 | 2 Jul  | lender: declined (margin) | declined | nobody  | 2 Jul | 0    | 3    |      |
        | 31 Dec |                           | declined | nobody  | 2 Jul | 182  | 3    |      |
    `);
  });

  test("a day ends at midnight in India", () => {
    const events = [eventOf("1", "5 Jun", "student: handedOver")];
    const daysAt = (moment: string) => caseState(events, { today: dayOf(new Date(moment)) }).days;
    expect(daysAt("2026-06-05T18:29:59.999Z")).toBe(0);
    expect(daysAt("2026-06-05T18:30:00.000Z")).toBe(1);
  });

  test("days are never negative, also where a line is of a later day than today", () => {
    const events = [eventOf("1", "5 Jun", 'lender: asked "Pay slips"')];
    const { days, open, stale } = caseState(events, { today: "2026-06-04" });
    expect([days, open[0]?.days, stale]).toEqual([0, 0, false]);
  });

  test("an open paper says what, from whom, since when and who asked", () => {
    const events = [
      eventOf("4", "5 Jun", 'dakhila: asked "Stamped, please" [coApplicantKycDetails.0.panCard]'),
      eventOf("7", "6 Jun", 'lender: asked "Rent agreement"'),
    ];
    expect(caseState(events, { today: "2026-06-08" }).open).toEqual([
      {
        eventId: 4,
        item: "Stamped, please",
        slot: "coApplicantKycDetails.0.panCard",
        from: "coApplicant",
        since: "2026-06-05",
        days: 3,
        askedBy: { writer: "dakhila", writerName: "Meera" },
      },
      {
        eventId: 7,
        item: "Rent agreement",
        slot: null,
        from: "student",
        since: "2026-06-06",
        days: 2,
        askedBy: { writer: "lender", writerName: "A. Shah" },
      },
    ]);
  });

  test("a paper is the co-applicant's in exactly the sections that have documents of each co-applicant", () => {
    const asked = SECTIONS.map(({ key, about }) => {
      const events = [eventOf("1", "5 Jun", `lender: asked [${key}.0.panCard]`)];
      return [key, caseState(events, { today: "2026-06-05" }).turn, about];
    });
    expect(asked).toEqual(
      SECTIONS.map(({ key, about }) => [key, about === "each-person" ? "coApplicant" : "student", about]),
    );
  });
});

describe("the application's line of four stages", () => {
  const after = (...lines: string[]) =>
    caseState(
      lines.map((line, index) => eventOf(String(index + 1), "1 Jun", line)),
      { today: "2026-06-01" },
    );
  const chosen = after("student: chosen");
  const withLender = after("student: handedOver");
  const paidOut = after("student: paidOut");

  test("before the submit it stays where it is, whatever the cases say", () => {
    expect(stageOf([paidOut], "application")).toBe("application");
  });

  test("a case never takes back what an editor has set", () => {
    expect(stageOf([], "processing")).toBe("processing");
    expect(stageOf([chosen], "processing")).toBe("processing");
    expect(stageOf([withLender], "disbursed")).toBe("disbursed");
  });

  test("the furthest case counts, in any order", () => {
    expect(stageOf([chosen, paidOut, withLender], "bankSelection")).toBe("disbursed");
    expect(stageOf([withLender, chosen], "underReview")).toBe("processing");
    expect(stageOf([chosen], "underReview")).toBe("bankSelection");
  });

  test("a lender that said no, and one that the student left, imply nothing", () => {
    expect(stageOf([after("lender: declined (marks)"), after("student: withdrawn")], "underReview")).toBe(
      "underReview",
    );
  });
});

describe("Dakhila's check", () => {
  const turnAfter = (...lines: string[]) => {
    const events = lines.map((line, index) => eventOf(String(index + 1), "1 Jun", line));
    const state = caseState(events, { today: "2026-06-01", isInternalReview: true });
    return { state, isInternalReview: true };
  };

  test("a paper that was added waits on us until we write; one that is missing still waits on the student", () => {
    const added = "student: added [kycDetails.motherPanCard]";
    expect(turnAfter(added).state.turn).toBe("dakhila");
    expect(turnAfter(added, "dakhila: spoke").state.turn).toBe("nobody");
    expect(turnAfter("dakhila: asked [kycDetails.panCard]", added).state.turn).toBe("student");
  });

  const missing = turnAfter("dakhila: asked [kycDetails.panCard]");
  const given = turnAfter("dakhila: asked [kycDetails.panCard]", "student: answered #1");
  test.each([
    ["at the submit", [], "underReview", "underReview", false],
    ["while a lender is only chosen", [], "underReview", "bankSelection", false],
    ["when a lender holds the file", [], "underReview", "processing", true],
    ["when a lender holds the file, but a paper is missing", [missing], "underReview", "processing", false],
    ["when a lender holds the file, and what was missing is given", [given], "underReview", "processing", true],
    ["when a colleague moved it on", [missing], "bankSelection", "bankSelection", true],
    ["before the submit", [], "application", "application", false],
  ] as const)("%s it has ended or not", (_, cases, formStage, stage, isOver) =>
    expect(isCheckOver(cases, { formStage, stage })).toBe(isOver),
  );
});

test("a slot is answered once its paper was given, until that is corrected", () => {
  const events = [
    eventOf("1", "1 Jun", "lender: asked [financialDetails.itr]"),
    eventOf("2", "1 Jun", "lender: asked [financialDetails.form16]"),
    eventOf("3", "2 Jun", "student: answered #1"),
  ];
  expect(answeredSlots(events)).toEqual(["financialDetails.itr"]);
  expect(answeredSlots([...events, eventOf("4", "3 Jun", "student: corrected #3")])).toEqual([]);
});
