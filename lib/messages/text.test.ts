import { text } from "@/lib/loan-form/fields";
import { language, plural, t } from "./text";
import { withTexts } from "./with-texts";

const speak = (texts: Record<string, string>, tongue = "hi") => {
  globalThis.dakhilaMessages = { language: tongue, texts };
};
afterEach(() => {
  delete globalThis.dakhilaMessages;
});

test("without a language a text is its English, with its values", () => {
  expect(language()).toBe("en");
  expect(t("room.saved", "Saved.")).toBe("Saved.");
  expect(t("room.page", "Page {{at}} of {{of}}", { at: 1, of: 3 })).toBe("Page 1 of 3");
});

test("a language lays its text over by key, with the values where it wants them", () => {
  speak({ "room.page": "{{of}} में से {{at}}" });
  expect(t("room.page", "Page {{at}} of {{of}}", { at: 1, of: 3 })).toBe("3 में से 1");
  expect(t("room.saved", "Saved.")).toBe("Saved.");
});

test("a value is a value, whatever stands in it", () => {
  expect(t("room.hello", "Hello {{name}}", { name: "{{name}} $& <b>" })).toBe("Hello {{name}} $& <b>");
});

test("a number of things is counted as the language counts", () => {
  const left = (count: number) => plural("room.left", count, { one: "1 task left", other: "{{count}} tasks left" });
  expect([0, 1, 2].map(left)).toEqual(["0 tasks left", "1 task left", "2 tasks left"]);
  // Polish has another form for 2 to 4.
  speak(
    { "room.left_one": "{{count}} zadanie", "room.left_few": "{{count}} zadania", "room.left_many": "{{count}} zadań" },
    "pl",
  );
  expect([1, 2, 5].map(left)).toEqual(["1 zadanie", "2 zadania", "5 zadań"]);
  // Hindi counts 0 with 1; where it has no text yet, English counts as English does.
  speak({});
  expect([0, 1].map(left)).toEqual(["0 tasks left", "1 task left"]);
});

test("a question answers in the language of the moment, wherever it stands, and so do its rules", () => {
  const field = text("City").named("generalDetails.city");
  const said = () => field.schema.safeParse("").error?.issues[0]?.message;
  expect([field.label, said()]).toEqual(["City", "City is required"]);
  speak({ "generalDetails.city.label": "शहर", "generalDetails.city.message": "शहर लिखिए" });
  expect([field.label, said()]).toEqual(["शहर", "शहर लिखिए"]);
});

test("texts that are laid over an object leave the rest of it alone", () => {
  const part = withTexts({ title: "Loan", hint: "", place: 3 }, "part", ["title", "hint"]);
  speak({ "part.title": "ऋण", "part.hint": "never shown" });
  expect(part).toEqual({ title: "ऋण", hint: "", place: 3 });
});
