import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";
import textOfItsOwn from "./tools/lint/text-of-its-own.mjs";
import compat from "eslint-plugin-compat";
import esX from "eslint-plugin-es-x";

/**
 * The files, what they may not import (a regular expression), and why. A file is ruled by every entry that names it.
 */
const DIRECTIONS = [
  {
    files: ["**/*.{ts,tsx}"],
    regex: "^@/app/|^\\.\\./",
    message: "Nobody imports from app/, and folders above are named from the root (@/lib/…).",
  },
  {
    files: ["app/**", "components/**", "lib/**"],
    regex: "^@/(tests|e2e)/",
    message: "What the tests use stays in the tests.",
  },
  {
    files: ["app/**", "components/**"],
    regex: "^next/link$",
    message:
      "Next's own link fetches pages that are never opened, and does not say that one is coming: components/ui/link.",
  },
  {
    files: ["components/ui/**"],
    regex: "^@/(?!lib/(text/format|dates/dates|contact/phone|messages/(text|load-failures))$|components/ui/)",
    message:
      "components/ui could ship in another product: it may import itself and how a text, a day and a phone are written.",
  },
  {
    files: ["components/**"],
    regex: "^@/lib/(db|env|log|generated|events|session)(/|$)|^@/lib/[^/]+/(data|mutations)$|^@/lib/http/(?!envelope$)",
    allowTypeImports: true,
    message: "Screens get their data by the POST contract (lib/browser/post) or from the page that composes them.",
  },
  {
    files: ["components/**", "lib/uploads/client/**"],
    regex: "^@/lib/[^/]+/(server|store)/",
    message:
      "What runs on the server stays there, its types too: take what a domain holds for the browser or for both.",
  },
  {
    files: ["lib/uploads/client/**"],
    regex: "^@/lib/(db|env|log|generated|events|session)(/|$)",
    message: "lib/uploads/client runs in the browser.",
  },
  {
    files: ["lib/uploads/server/**", "lib/uploads/store/**"],
    regex: "^@/lib/uploads/client/",
    message: "lib/uploads/client runs in the browser only.",
  },
  {
    files: ["lib/uploads/checks/**"],
    regex: "^(?!\\./|@/lib/uploads/(policy|checks/)|@/lib/http/envelope$|@noble/)",
    message: "Checks run on both sides, also in workers: they are pure.",
  },
  {
    files: ["app/**/*.tsx"],
    regex: "^@/lib/(db|generated)(/|$)|^@/lib/[^/]+/(server/)?mutations$|^@prisma/|^pg$",
    message: "A page loads through lib/<domain>/data and composes; it writes nothing and speaks no SQL.",
  },
  {
    files: ["app/dashboard/**/*.tsx"],
    regex: "^@/lib/[^/]+/(server/)?data$",
    allowTypeImports: true,
    message: "Private data reaches the dashboard by the POST contract, never in its HTML.",
  },
  {
    files: ["app/api/**"],
    regex: "^@/components/|^@/lib/(db|generated)(/|$)",
    message: "A call is one declaration; its work stands in lib/<domain>/data or mutations.",
  },
  {
    files: ["lib/**"],
    regex: "^@/components/",
    message: "lib has no screens.",
  },
  {
    files: ["middleware.ts"],
    regex:
      "^(?!next/server$|next-auth/jwt$|@/lib/auth/guard$|@/lib/lenders/asked-address$|@/lib/session/cookie$|@/lib/routes$)",
    message: "middleware.ts runs before pages are made: no database, nothing but the guard and the table's addresses.",
  },
];

const SYNTAX = [
  {
    selector: "ExpressionStatement[directive='use server']",
    message: "No Server Actions: the contract is route handlers.",
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "Only components/site/head-script.tsx and json-ld.tsx write raw text into a page.",
  },
  {
    selector: "MemberExpression[property.name=/^\\$(queryRawUnsafe|executeRawUnsafe)$/]",
    message: "Use tagged templates, which bind their values.",
  },
  {
    selector:
      "CallExpression[callee.property.name='alert'][callee.object.name='window'], CallExpression[callee.name='alert']",
    message: "Show the sentence in the page's error summary.",
  },
  {
    selector: "BinaryExpression[operator=/^[=!]==?$/] > MemberExpression[property.name='message']",
    message: "Sentences are corrected and translated: decide by the code of a refusal (lib/http/codes.ts).",
  },
  {
    selector:
      "JSXOpeningElement[name.name=/^(input|select|textarea)$/]:has(> JSXAttribute[name.name='onChange']):has(> JSXAttribute[name.name=/^(checked|value)$/])",
    message: "State stands over nothing that a box holds: a control of components/ui, or its controlled.tsx.",
  },
  {
    selector: "Literal[value=/:popover-open/], TemplateElement[value.raw=/:popover-open/]",
    message: "Browsers without popovers throw at it: components/ui/popover.",
  },
  {
    selector: "JSXAttribute[name.name=/^([dr]?[xy][12]?|c[xy]|r|width|height)$/] > Literal[value=/\\drem$/]",
    message: "A rem in an attribute of an SVG is nothing in WebKit: use em, or a class.",
  },
];

const TEXTS_HAVE_KEYS = [
  "components/application",
  "components/auth",
  "components/countries",
  "components/dashboard",
  "components/back-office",
  "components/forms",
  "components/lazy",
  "components/lead",
  "components/loan-form",
  "components/money-plan",
  "components/offers",
  "components/shared-file",
  "components/papers",
  "components/share-links",
  "components/support",
  "components/ui",
  "components/uploads",
];
// Anything with a letter is a text, but for names that are the same in any language.
const RAW = "/^(?!\\s*(Dakhila|WhatsApp|Google)\\s*$).*\\p{L}/su";
const SHOWN = "/^(alt|aria-(description|roledescription|valuetext)|heading|help|hint|placeholder|title|word)$|label$/i";
const CHOICE = ":matches(ConditionalExpression, LogicalExpression)";
const RAW_TEXTS = [
  `JSXText[value=${RAW}]`,
  `JSXAttribute[name.name=${SHOWN}] > Literal[value=${RAW}]`,
  ...[":matches(JSXElement, JSXFragment)", `JSXAttribute[name.name=${SHOWN}]`].flatMap((place) =>
    ["", `${CHOICE} > `, `${CHOICE} > ${CHOICE} > `].flatMap((choices) => [
      `${place} > JSXExpressionContainer > ${choices}Literal[value=${RAW}]`,
      `${place} > JSXExpressionContainer > ${choices}TemplateLiteral > TemplateElement[value.raw=${RAW}]`,
    ]),
  ),
].map((selector) => ({ selector, message: "A text has a key: t(…), plural(…) or <RichText> (lib/messages/text.ts)." }));

// An amount or a rate that is a text of its own would stand in the text family, whose slashed zeros make figures noisy.
const SHOWN_IN = ":matches(JSXElement, JSXFragment) > JSXExpressionContainer";
const FORMATTED = "CallExpression[callee.name=/^(compactRupees|percent|rupees)$/]";
const FIGURES = [
  ...["", `${CHOICE} > `, `${CHOICE} > ${CHOICE} > `].flatMap((choices) => [
    `${SHOWN_IN} > ${choices}${FORMATTED}`,
    `${SHOWN_IN} > ${choices}TemplateLiteral > ${FORMATTED}`,
    `${SHOWN_IN} > ${choices}TemplateLiteral > TemplateElement[value.raw=/^%|₹ ?\\d|\\d%/]`,
    `${SHOWN_IN} > ${choices}Literal[value=/₹ ?\\d|\\d%/]`,
  ]),
  "JSXText[value=/^%|₹ ?\\d|\\d%/]",
].map((selector) => ({
  selector,
  message:
    'On a page an amount is <Money>, a rate <Rate>, in an SVG text with as="tspan"; a sentence that holds them <Figures> (components/ui).',
}));

// It reaches everything that shares the process, in tests as well.
const OWN_TIMEOUT = {
  selector:
    "CallExpression[callee.name=/^(test|it|(before|after)(All|Each))$/] > Literal.arguments:last-child[raw=/^[0-9]/]",
  message: "A test has no time limit of its own: on a busy machine it takes minutes (testTimeout in jest.config.mjs).",
};
const WHOLE_PROCESS = {
  selector: "MemberExpression[object.name='sharp'][property.name=/^(block|unblock|cache|concurrency|simd)$/]",
  message: "What holds for the whole process is set when the server starts: lib/uploads/server/picture-formats.ts.",
};
const ENV = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Settings are read in lib/env.ts only.",
};

const TESTS = ["**/*.test.{ts,tsx}", "lib/*/testing.ts", "tests/**/*.ts"];
const CODE = [
  "app/**/*.{ts,tsx}",
  "components/**/*.{ts,tsx}",
  "lib/**/*.{ts,tsx}",
  "middleware.ts",
  "instrumentation*.ts",
];

// What reaches a browser keeps to the oldest one that is served (browserslist in package.json).
const SERVER_ONLY = [
  "lib/*/{data,mutations,serve,testing}.ts",
  "lib/uploads/{server,store}/**",
  "lib/{content,notifications,personal-data,pictures,server}/**",
  "lib/http/!(envelope).ts",
  "lib/{env,papers/text,shared-file/names}.ts",
  "lib/settings/start-rules.mjs",
];
const AFTER_2022 = {
  ...esX.configs["flat/restrict-to-es2022"].rules,
  ...esX.configs["flat/restrict-to-es2022-intl-api"].rules,
};
delete AFTER_2022["es-x/no-array-prototype-findlast-findlastindex"];
// A method is known by its name alone, and arrays and schemas have these too; the types (tsconfig.json) know no others.
for (const rule of Object.keys(AFTER_2022)) if (/no-(iterator|set)-prototype/.test(rule)) delete AFTER_2022[rule];
const FLOOR = {
  files: ["app/**/*.{ts,tsx}", "components/**", "lib/**/*.{ts,tsx,mjs}", "instrumentation-client.ts", "public/*.js"],
  ignores: [...TESTS, ...SERVER_ONLY, "app/api/**"],
  plugins: { compat, "es-x": esX },
  settings: { "es-x": { aggressive: true }, lintAllEsApis: true },
  rules: {
    "compat/compat": "error",
    ...AFTER_2022,
    "no-restricted-properties": [
      "error",
      ...["showPopover", "hidePopover", "togglePopover"].map((property) => ({
        property,
        message: "Not every browser has popovers: components/ui/popover.",
      })),
      ...["checkVisibility", "getHTML", "moveBefore", "setHTMLUnsafe", "URL.canParse", "AbortSignal.any"].map(
        (name) => {
          const [property, object] = name.split(".").reverse();
          return { object, property, message: "Newer than the oldest browsers that are served." };
        },
      ),
    ],
  },
};

// A later entry replaces an earlier one's options: directions that meet on a file are joined.
const folderOf = (glob) => glob.replace(/\*.*$/, "");
const zones = [...new Set(DIRECTIONS.flatMap(({ files }) => files))]
  .sort((a, b) => folderOf(a).length - folderOf(b).length)
  .map((zone) => ({
    files: [zone],
    ignores: TESTS,
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: DIRECTIONS.filter(({ files }) => files.some((pattern) => covers(pattern, zone))).map(
            ({ regex, message, allowTypeImports }) => ({ regex, message, allowTypeImports }),
          ),
        },
      ],
    },
  }));

/** True when every file of `zone` is among `pattern`'s. */
function covers(pattern, zone) {
  return zone.startsWith(folderOf(pattern)) && !(pattern.endsWith(".tsx") && !zone.endsWith(".tsx"));
}

// Nothing is drawn there: a twelfth of the lint was looking for components.
const WITHOUT_REACT = ["{database,e2e,prisma,scripts,server,tests,tools}/**", "**/*.test.ts", "**/*.mjs"];
const COMPILED = next.flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((rule) => /^react(-hooks)?\//.test(rule) && rule !== "react-hooks/rules-of-hooks"),
);

const config = [
  {
    ignores: [
      "node_modules/",
      ".next*/",
      ".data/",
      "lib/generated/",
      "coverage/",
      "playwright-report/",
      "test-results/",
      "next-env.d.ts",
    ],
  },
  ...next,
  ...typescript,
  { files: WITHOUT_REACT, rules: Object.fromEntries(COMPILED.map((rule) => [rule, "off"])) },
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    // The formatter breaks everything but comments and texts; these texts may be long.
    rules: {
      "max-len": [
        "error",
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
          // In Devanagari and Gujarati, Prettier does not count the vowel signs; this rule does.
          ignorePattern: "[\\u0900-\\u0AFF]",
        },
      ],
    },
  },
  {
    files: ["app", "components", "lib", "server", "scripts"].map((folder) => `${folder}/**/*.{ts,tsx}`),
    // These two pages are texts.
    ignores: [...TESTS, "app/(site)/company/{privacy-policy,terms}/page.tsx"],
    rules: { "max-lines-per-function": ["error", { max: 120, skipBlankLines: false, skipComments: false }] },
  },
  {
    files: CODE,
    ignores: TESTS,
    rules: { "no-console": "error", "no-restricted-syntax": ["error", ...SYNTAX, ...FIGURES, WHOLE_PROCESS, ENV] },
  },
  {
    files: TEXTS_HAVE_KEYS.map((folder) => `${folder}/**/*.tsx`),
    ignores: TESTS,
    rules: { "no-restricted-syntax": ["error", ...SYNTAX, ...FIGURES, WHOLE_PROCESS, ENV, ...RAW_TEXTS] },
  },
  {
    files: ["app/**/*.tsx", "components/**/*.tsx"],
    // What is drawn as a PNG is no page.
    ignores: [...TESTS, "components/pictures/**", "app/**/*-image.tsx"],
    plugins: { dakhila: { rules: { "text-of-its-own": textOfItsOwn } } },
    rules: { "dakhila/text-of-its-own": "error" },
  },
  // No style sheet reaches a PNG, and all its text is in the display family.
  { files: ["components/pictures/**"], rules: { "no-restricted-syntax": ["error", ...SYNTAX, WHOLE_PROCESS, ENV] } },
  { files: TESTS, rules: { "no-restricted-syntax": ["error", WHOLE_PROCESS, OWN_TIMEOUT] } },
  { files: ["lib/uploads/server/picture-formats.ts"], rules: { "no-restricted-syntax": ["error", ...SYNTAX, ENV] } },
  // The instrumentation has to know its runtime, and the port that Next chose, before or beside the settings.
  { files: ["lib/env.ts", "instrumentation*.ts"], rules: { "no-restricted-syntax": ["error", ...SYNTAX] } },
  {
    files: ["components/site/head-script.tsx", "components/site/json-ld.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...SYNTAX.filter(({ selector }) => !selector.includes("dangerouslySetInnerHTML")),
        ENV,
      ],
    },
  },
  // Node would not even start such a script; the parser of these settings lets it pass.
  { files: ["**/*.mjs"], rules: { "no-redeclare": "error" } },
  FLOOR,
  ...zones,
];

export default config;
