import { renderToStaticMarkup } from "react-dom/server";
import { Combobox } from "./combobox";
import { TextInput } from "./text-input";
import { Textarea } from "./textarea";

const wiring = { id: "a", value: "", onValueChange: () => {} };

test.each([
  ["a line", <TextInput key="" {...wiring} />],
  ["several lines", <Textarea key="" {...wiring} />],
  ["a line with suggestions", <Combobox key="" {...wiring} suggestions={[]} />],
])("%s of text begins on the side where its script begins", (_what, input) => {
  expect(renderToStaticMarkup(input)).toMatch(/<(input|textarea)[^>]* dir="auto"/);
});

describe("the keyboard of a phone follows what is asked (F49)", () => {
  const shown = (props: Partial<Parameters<typeof TextInput>[0]>) =>
    renderToStaticMarkup(<TextInput {...wiring} {...props} />);
  test.each(["name", "given-name", "family-name"])("%s: capitals, and no spelling", (autoComplete) => {
    expect(shown({ autoComplete })).toMatch(/autoCapitalize="words"/i);
    expect(shown({ autoComplete })).toMatch(/spellCheck="false"/i);
  });
  test("an e-mail: neither", () => {
    const html = shown({ type: "email", autoComplete: "email" });
    expect(html).toMatch(/autoCapitalize="none"/i);
    expect(html).toMatch(/spellCheck="false"/i);
    expect(html).toMatch(/inputMode="email"/i);
  });
  test("a city: capitals; free text: as the phone likes", () => {
    expect(shown({ autoComplete: "address-level2" })).toMatch(/autoCapitalize="words"/i);
    expect(shown({})).not.toMatch(/autoCapitalize|spellCheck/i);
  });
  test("the Enter key leads on, unless the form says what it does", () => {
    expect(shown({})).toMatch(/enterKeyHint="next"/i);
    expect(shown({ enterKeyHint: "done" })).toMatch(/enterKeyHint="done"/i);
  });
});
