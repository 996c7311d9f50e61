import { execFileSync } from "node:child_process";

// A lint rule that does not fire is silent, so each shape is drawn wrong once here, and right once.
const drawn = (jsx: string, more = "") => `
  import { Spinner } from "@/components/ui/spinner";
  import { Figures } from "@/components/ui/figures";
  import { Money } from "@/components/ui/money";
  import type { Elements } from "@/components/ui/elements";
  import type { ReactElement, ReactNode } from "react";
  import { site } from "@/lib/site";
  import { rupees } from "@/lib/text/format";
  import { plural, t } from "@/lib/messages/text";
  ${more}
  export function Sample({ busy, count, word, words, given, amounts, rows, children, slot, mark, pick }: {
    busy: boolean; count: number; word?: string; words: string[]; given?: readonly string[]; amounts: Array<number>;
    rows: ReactElement[]; children: ReactNode;
    slot: Elements; mark: ReactElement; pick: (index: number) => Elements;
  }) {
    const parts = word.split(" ");
    const lines: string[] = read();
    const [found, setFound] = useState<string[]>([]);
    const say = (one) => one;
    const show = (one) => <li key={one}>{one}</li>;
    return ${jsx};
  }`;

/** What is drawn wrong, and what stands above it where that is more than elsewhere. */
const REFUSED: [string, string, string?][] = [
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
  ["several words", "<p>{words}</p>"],
  ["several words, or none", "<p>{given}</p>"],
  ["several numbers", "<p>{amounts}</p>"],
  ["several words as they were found", "<p>{found}</p>"],
  ["several words of a typed constant", "<p>{lines}</p>"],
  ["several words with a name", "<p>{parts}</p>"],
  ["words written out as a list", '<p>{[word, " ", count]}</p>'],
  ["words spread into a list", "<p>{[...words]}</p>"],
  ["a text in pieces", '<p>{word.split(" ")}</p>'],
  ["some of several words", "<p>{words.filter(Boolean).slice(0, 2)}</p>"],
  ["words of a set", "<p>{Array.from(words)}</p>"],
  ["the names of what there is", "<p>{Object.keys(words)}</p>"],
  ["what is found in a text", "<p>{word.match(/[a-z]+/g)}</p>"],
  ["a list of words as they are", "<p>{words.map((name) => name)}</p>"],
  ["a list of words, if there are any", "<p>{given?.map((name) => name)}</p>"],
  ["a list of words by a function with a name", "<p>{words.map(say)}</p>"],
  ["a list of words with commas", '<p>{words.map((name) => name + ", ")}</p>'],
  ["a list of words and elements", '<p>{words.map((name) => (name === "x" ? <b key={name}>x</b> : name))}</p>'],
  ["a list of words or nothing", "<p>{words.map((name) => busy && name)}</p>"],
  ["a list of words and what parts them", '<p>{words.flatMap((name) => [<b key={name}>{name}</b>, ", "])}</p>'],
  ["a component that is a bare text", "<Bare />", 'const Bare = () => t("a.d", "Saved");'],
  ...(
    [
      ["the word it is given", "({ word }: { word: string }) => word"],
      ["a word of its properties", "(props: { word: string }) => props.word"],
      ["a text as its children", "({ children }: { children: string }) => children"],
      ["whatever it is given", "({ children }: { children: ReactNode }) => children"],
      ["an amount", "({ count }: { count: number }) => rupees(count)"],
      ["a sum of texts", '({ count }: { count: number }) => count + " years"'],
      ["a word or nothing", "({ word }: { word?: string }) => word ?? null"],
      ["several words", "({ words }: { words: string[] }) => words"],
      ["a word that is remembered", "memo(({ word }: { word: string }) => word)"],
    ] as const
  ).map(([what, bare]): [string, string, string] => [
    `a component that draws ${what}, beside an element`,
    "<p><b>5</b><Bare /></p>",
    `const Bare = ${bare};`,
  ]),
];
const MORE = `
  const Maybe = () => (Math.random() > 0.5 ? <b>5</b> : null);
  const Always = () => <b>5</b>;
  const LIMIT = 5;
  const Hand = ({ busy, children }: { busy?: boolean; children: Elements }) => (busy ? null : children);
`;

const ALLOWED: [string, string, string?][] = [
  ["a text of its own beside a spinner", "<button>{busy && <Spinner />}<span>Save</span></button>"],
  ["a label of its own", "<button>{busy && <Spinner />}<span>{children}</span></button>"],
  ["a portal of an element", "<>{createPortal(<p><span>{word}</span></p>, document.body)}</>"],
  ["a text alone, or nothing", '<p>{busy && "Saved"}</p>'],
  ["a text alone, or an element", '<p>{busy ? <Spinner /> : "Saved"}</p>'],
  ["one sentence of a figure", "<p>{`${count} schemes`}</p>"],
  ["a figure of its own", "<p><b>In all</b> <span>{count}</span></p>"],
  ["a text that never changes between elements", "<p>Read <a href='/x'>our terms</a> first, <Always /> times</p>"],
  ["a constant beside a text", "<p>{site.name} takes {LIMIT} at most, from {mark}</p>"],
  ["a text by key beside an element", '<p><Spinner /> {t("a.e", "Saved")}</p>'],
  ["elements beside what comes and goes", "<div>{slot}<b>{word}</b>{pick(1)}{busy && <Spinner />}</div>"],
  ["a fragment of elements", "<>{slot}<b>{word}</b></>"],
  ["several words as one text", '<p>{words.join(", ")}</p>'],
  ["elements beside an element", "<div><b>5</b>{rows}{rows.slice(1)}</div>"],
  ["an element for each word", "<ul>{words.map(show)}{given?.map((name) => <li key={name}>{name}</li>)}</ul>"],
  ["an element for each piece", "<ul>{parts.map((name) => <li key={name}>{name}</li>)}</ul>"],
  ["elements written out as a list", "<div>{[<b key={1}>{word}</b>, busy && <Spinner key={2} />]}</div>"],
  ["a component that hands on elements", "<p><b>5</b><Hand>{mark}</Hand></p>"],
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
  const samples = [...REFUSED, ...ALLOWED].map(([, jsx, more]) => drawn(jsx, more ?? MORE));
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
