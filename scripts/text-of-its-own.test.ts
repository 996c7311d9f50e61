import { execFileSync } from "node:child_process";

// A lint rule that does not fire is silent, so each shape is drawn wrong once here, and right once.
const drawn = (jsx: string, more = "") => `
  import { Spinner } from "@/components/ui/spinner";
  import { Figures } from "@/components/ui/figures";
  import { Money } from "@/components/ui/money";
  import type { Elements } from "@/components/ui/elements";
  import type { ReactElement, ReactNode } from "react";
  import { site } from "@/lib/site";
  import { plural, t } from "@/lib/messages/text";
  ${more}
  export function Sample({ busy, count, word, words, children, slot, mark, pick }: {
    busy: boolean; count: number; word?: string; words: string[]; children: ReactNode;
    slot: Elements; mark: ReactElement; pick: (index: number) => Elements;
  }) {
    return ${jsx};
  }`;

const REFUSED: [string, string][] = [
  ["a spinner beside a text", "<button>{busy && <Spinner />} Save</button>"],
  ["a spinner beside a label that is handed on", "<button>{busy && <Spinner />}{children}</button>"],
  ["a space beside what comes and goes", '<p><b>{count}</b>{" "}{busy && <Spinner />}</p>'],
  ["a text beside one of two elements", "<p>{busy ? <Spinner /> : <b>{word}</b>} is saved</p>"],
  ["a text beside a list", "<p>Lenders: {words.map((name) => <b key={name}>{name}</b>)}</p>"],
  ["a text beside a slot", "<p>Lenders {slot}</p>"],
  ["a text beside what is loaded later", "<p>Lenders <Suspense><Later /></Suspense></p>"],
  ["a text beside a component that may draw nothing", "<p>Lenders <Maybe /></p>"],
  ["a text beside a component of another file that draws several", '<p>Lenders <Figures text="1%" /></p>'],
  ["a text or nothing beside another", '<p>The fee{busy && " with GST"}</p>'],
  ["a text or null beside an element", '<p><b>5</b>{busy ? " years" : null}</p>'],
  ["a text or an element beside another", "<p><b>5</b>{busy ? <Spinner /> : word}</p>"],
  ["a number beside a word", "<p>{count} schemes</p>"],
  ["a sum beside a word", "<p>Part {count + 1}</p>"],
  ["a figure beside an element", "<p><b>In all</b> {count}</p>"],
  ["one of two words beside a word", '<p>They {count > 1 ? "start" : "starts"} here</p>'],
  ["a plural beside a word", '<p><b>5</b> {plural("a.b", count, { one: "1 year", other: "{{count}} years" })}</p>'],
  ["a text with a value beside an element", '<p><b>5</b> {t("a.c", "of {{count}}", { count })}</p>'],
  ["a list of texts", "<p>{words.map((name) => `${name}, `)}</p>"],
  ["a text in a fragment", "<p>{busy && <>In all <Money amount={count} /></>}</p>"],
  ["a value alone in a fragment", "<>{word}</>"],
  ["a component that is a bare text", "<Bare />"],
];
const MORE = `
  const Maybe = () => (Math.random() > 0.5 ? <b>5</b> : null);
  const Always = () => <b>5</b>;
  const LIMIT = 5;
`;
const BARE = 'const Bare = () => t("a.d", "Saved");';

const ALLOWED: [string, string][] = [
  ["a text of its own beside a spinner", "<button>{busy && <Spinner />}<span>Save</span></button>"],
  ["a label of its own", "<button>{busy && <Spinner />}<span>{children}</span></button>"],
  ["a text alone, or nothing", '<p>{busy && "Saved"}</p>'],
  ["a text alone, or an element", '<p>{busy ? <Spinner /> : "Saved"}</p>'],
  ["one sentence of a figure", "<p>{`${count} schemes`}</p>"],
  ["a figure of its own", "<p><b>In all</b> <span>{count}</span></p>"],
  ["a text that never changes between elements", "<p>Read <a href='/x'>our terms</a> first, <Always /> times</p>"],
  ["a constant beside a text", "<p>{site.name} takes {LIMIT} at most, from {mark}</p>"],
  ["a text by key beside an element", '<p><Spinner /> {t("a.e", "Saved")}</p>'],
  ["elements beside what comes and goes", "<div>{slot}<b>{word}</b>{pick(1)}{busy && <Spinner />}</div>"],
  ["a fragment of elements", "<>{slot}<b>{word}</b></>"],
];

// ESLint loads its configuration with import(), which jest's own module system does not have: it runs beside.
const LINT = `
  import { ESLint } from "eslint";
  const eslint = new ESLint();
  const found = [];
  for (const code of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(code, { filePath: "components/lender/sample.tsx" });
    const fatal = messages.find((message) => message.fatal);
    if (fatal) throw new Error(fatal.message + code);
    found.push(messages.filter(({ severity, ruleId }) => severity === 2 && ruleId === "dakhila/text-of-its-own").length);
  }
  console.log(JSON.stringify(found));
`;
let found: number[];
beforeAll(() => {
  const samples = [...REFUSED, ...ALLOWED].map(([, jsx]) => drawn(jsx, jsx === "<Bare />" ? BARE : MORE));
  found = JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", LINT, JSON.stringify(samples)], { encoding: "utf8" }),
  ) as number[];
});

test.each(REFUSED.map(([what], index) => [what, index] as const))("lint refuses: %s", (_what, index) => {
  expect(found[index]).toBeGreaterThan(0);
});

test.each(ALLOWED.map(([what], index) => [what, index] as const))("lint allows: %s", (_what, index) => {
  expect(found[REFUSED.length + index]).toBe(0);
});
