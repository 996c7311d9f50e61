import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import PrivacyPage from "@/app/(site)/company/privacy-policy/page";
import { site } from "@/lib/site";
import type { ConsentFor } from "@/lib/users/consent";
import { ConsentField } from "./consent-field";
import { Problem } from "./problem";
import { Waiting } from "./waiting";

function Consent({ purpose }: { purpose: ConsentFor }) {
  const { control } = useForm({ defaultValues: { consent: false } });
  return <ConsentField control={control} form="any" purpose={purpose} />;
}
const consent = (purpose: ConsentFor) => renderToStaticMarkup(<Consent purpose={purpose} />);

test("the consent for a callback opens no account, the one for an account says that it does", () => {
  expect(consent("lead")).toContain("This opens no account.");
  expect(consent("lead")).not.toContain("to open your account");
  expect(consent("account")).toContain("to open your account");
  expect(consent("account")).not.toContain("opens no account");
});

test("the consent for an account names the reading of papers, the one for a callback has none", () => {
  expect(consent("lead")).not.toMatch(/program|papers/);
  for (const named of [
    ...["kind of paper", "period, years or months", "names on it", "page numbers", "on our server", "Nobody looks"],
    ...["no amount is read", "are never read", "stays beside the paper", "nowhere else", "turn this off"],
  ])
    expect(consent("account")).toContain(named);
});

test("its policy looks like the link that it is, and its box is never ticked beforehand", () => {
  for (const purpose of ["lead", "account"] as const) {
    expect(consent(purpose)).toMatch(/<a href="\/company\/privacy-policy"[^>]* class="link">/);
    expect(consent(purpose)).not.toContain("checked");
  }
});

test("the notice is offered in Hindi and Gujarati, and the privacy policy has both", () => {
  const policy = renderToStaticMarkup(<PrivacyPage />);
  for (const [language, name] of [
    ["hi", "हिन्दी"],
    ["gu", "ગુજરાતી"],
  ] as const) {
    for (const purpose of ["lead", "account"] as const)
      expect(consent(purpose)).toMatch(
        new RegExp(`<a href="/company/privacy-policy#${language}" lang="${language}"[^>]*>${name}</a>`),
      );
    expect(policy).toContain(`<h2 id="${language}" lang="${language}">`);
    const [notice] = new RegExp(`<div lang="${language}".*?</div>`, "s").exec(policy)!;
    // Whom to write to, whom to call, where to complain; and not in English.
    for (const way of [site.email, site.phone.shown, site.grievance.email, "Data Protection Board"])
      expect(notice).toContain(way);
    // The reading of papers, and where it is turned off.
    expect(notice).toMatch(/PDF.*Where you are logged in/s);
    expect(notice.match(/<h3>/g)).toHaveLength(5);
    expect(notice.match(/<li>/g)).toHaveLength(10);
  }
});

test("what is wrong with a form is one summary, with a link to each field in the order given", () => {
  const errors = [
    { id: "apply-name", message: "Full name is required" },
    { id: "apply-email", message: "Email is required" },
  ];
  const html = renderToStaticMarkup(
    <Problem problem={{ at: 1, message: "Please check.", help: "Try again.", errors }} />,
  );
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  expect([...html.matchAll(/href="#([\w-]+)"[^>]*>([^<]+)/g)].map(([, id, text]) => [id, text])).toEqual(
    errors.map(({ id, message }) => [id, message]),
  );
  expect(html).toContain("Please check.");
  expect(html).toContain("Try again.");
  expect(renderToStaticMarkup(<Problem problem={null} />)).toBe("");
});

test("a wait is said in words, in a place that was there before", () => {
  expect(renderToStaticMarkup(<Waiting for={null} />)).toMatch(/^<div role="status"[^>]*><\/div>$/);
  expect(renderToStaticMarkup(<Waiting for="Sending …" />)).toContain("Sending …");
});
