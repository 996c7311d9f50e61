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
