import { renderToStaticMarkup } from "react-dom/server";
import { PasswordBox } from "./password-box";

const shown = (change: Partial<Parameters<typeof PasswordBox>[0]> = {}) =>
  renderToStaticMarkup(
    <PasswordBox path="pan" label="PAN" isWrong={false} isOpening={false} onUnlock={() => {}} {...change} />,
  );
const input = (html: string) => /<input[^>]*id="pan-password"[^>]*>/.exec(html)![0];

test("what is typed is hidden, belongs to no form, and is for no phone to correct or browser to fill in", () => {
  const html = shown();
  expect(input(html)).toMatch(/type="password"/);
  expect(input(html)).not.toMatch(/ name=/);
  expect(input(html)).toMatch(/autoComplete="one-time-code"/i);
  expect(input(html)).toMatch(/autoCapitalize="none"/i);
  expect(input(html)).toMatch(/spellCheck="false"/i);
  expect(html).not.toContain("<form");
});

test("its hints and, once it was wrong, what the slot says of that are read with it", () => {
  expect(input(shown())).toContain('aria-describedby="pan-password-about pan-password-hints"');
  const wrong = input(shown({ isWrong: true }));
  expect(wrong).toContain('aria-describedby="pan-error pan-password-about pan-password-hints"');
  expect(wrong).toContain('aria-invalid="true"');
  expect(shown().match(/<li>(Bank|e-Aadhaar|Tax)/g)).toHaveLength(3);
});

test("where the hints stand above, it says nothing twice", () => {
  const html = shown({ isBrief: true, isWrong: true });
  expect(html).not.toContain("<li>");
  expect(input(html)).toContain('aria-describedby="pan-error"');
});

test("while it opens, its button is busy", () => {
  expect(shown({ isOpening: true })).toContain('aria-busy="true"');
  expect(shown()).not.toContain("aria-busy");
});
