import { slotView } from "./slot-view";
import { storedAs } from "./testing";
import { NO_UPLOAD } from "./upload";

const URL = "/api/files/1";
const uploaded = storedAs(URL, "slip.jpg");
const FACTS = {
  ...{ label: "Salary slips", url: URL, stored: uploaded, isLocked: false, error: undefined, problem: null },
  ...{ removed: "", canReuse: false, isOnline: true },
  upload: { ...NO_UPLOAD, state: "done", uploaded, isPicture: true, isFresh: true },
} as const;
const DOUBT = { seen: "This looks like a bank statement.", words: ["It ends on 31 Jul 2026."] };
const ALL = ["view", "pick", "rotate", "add-page", "remove"];

test.each([
  ["in a form", undefined, ALL],
  ["where it will be handed in", null, ALL],
  ["while it is handed in", { url: URL, problem: null, isCutOff: false, doubt: null }, []],
  ["when that failed", { url: URL, problem: "No line.", isCutOff: true, doubt: null }, ALL],
  ["where it may not fit", { url: URL, problem: null, isCutOff: false, doubt: DOUBT }, ALL],
])("what can be done to a photo %s", (_, handIn, actions) => {
  expect(slotView({ ...FACTS, handIn }).actions).toEqual(actions);
});

test.each([
  ["in a form", undefined, "Salary slips uploaded successfully"],
  ["where it will be handed in", null, ""],
  ["while it is handed in", { url: URL, problem: null, isCutOff: false, doubt: null }, "Handing in: Salary slips"],
  ["when that failed", { url: URL, problem: "No line.", isCutOff: true, doubt: null }, ""],
  [
    "where it may not fit",
    { url: URL, problem: null, isCutOff: false, doubt: DOUBT },
    "Salary slips: look at it once more before it is handed in",
  ],
])("what is said of a file that is up %s", (_, handIn, announcement) => {
  expect(slotView({ ...FACTS, handIn }).announcement).toEqual(announcement);
});

test("what may not fit is no document that is done: another one is what is offered", () => {
  const view = slotView({ ...FACTS, handIn: { url: URL, problem: null, isCutOff: false, doubt: DOUBT } });
  expect(view).toMatchObject({ kind: "blurred", picker: { files: "Choose another file", isQuiet: false } });
});
