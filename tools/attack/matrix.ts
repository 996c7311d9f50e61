import { type CampaignOptions, type CampaignResult, inTurns, tally } from "./campaign";
import { chance } from "./chance";
import { type Actor, type Everybody, everybody, rowsOf } from "./people";
import { type Call, CALLS, isLetIn, type SenderKind, type PageAccess, PAGES } from "@/tests/security/routes";
import { AS_JSON, FROM_OUR_PAGE, type HttpAnswer, type Sender, type Sent, site } from "./send";

/** One try: who sends what, and what may come of it. */
type Cell = {
  route: string;
  /** How it differs from a plain request. */
  trick: string;
  actor: Actor;
  sent: Sent;
  /** Statuses that are right; left out, any that is no failure. */
  must?: readonly number[];
  mayTell: boolean;
  /** That the answer has to tell of the student: the proof that looking for those words finds them. */
  isProof?: boolean;
  /** That it may lead to no other host. */
  isRedirect?: boolean;
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const;

/** Other ways to write an address. */
const SPELLINGS: Record<string, (path: string) => string> = {
  "a slash behind": (path) => `${path}/`,
  "two slashes": (path) => `/${path}`,
  "a dot": (path) => `/.${path}`,
  "up and down": (path) => `/x/..${path}`,
  "a coded dot": (path) => `/%2e${path}`,
  "coded up": (path) => `/x/%2e%2e${path}`,
  "a coded letter": (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  "a coded slash": (path) => path.replace(/(?<=.)\//, "%2f"),
  "coded twice": (path) => path.replace(/(?<=.)\//, "%252f"),
  "a backslash": (path) => path.replace(/(?<=.)\//, "\\"),
  "large letters": (path) => path.toUpperCase(),
  "a parameter": (path) => `${path};x=1`,
  "a coded space": (path) => `${path}%20`,
  "a coded zero": (path) => `${path}%00`,
  "a dot behind": (path) => `${path}.`,
  ".json": (path) => `${path}.json`,
  ".rsc": (path) => `${path}.rsc`,
  ".css": (path) => `${path}/x.css`,
  "a segment's data": (path) => `${path}.segments/_tree.segment.rsc`,
  "_next/data": (path) => `/_next/data/x${path}.json`,
  "an image's address": (path) => `/_next/image?url=${encodeURIComponent(path)}&w=64&q=75`,
  "with data asked for": (path) => `${path}?_rsc=x`,
  "the e-mail beside": (path) => `${path}?email=asha@example.com&userId=1`,
  "in small": (path) => `${path}?small`,
  "a whole address": (path) => `http://evil.example${path}`,
};

/** Headers by which senders have got past guards elsewhere. */
const TRICKS: Record<string, (of: Everybody) => Record<string, string | string[]>> = {
  "x-middleware-subrequest": () => ({
    "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
  }),
  "x-middleware-rewrite": () => ({ "x-middleware-rewrite": "/dashboard", "x-middleware-next": "1" }),
  "x-middleware-override-headers": () => ({
    "x-middleware-override-headers": "cookie",
    "x-middleware-request-cookie": "x=1",
  }),
  "x-forwarded-host": () => ({ "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }),
  host: () => ({ host: "evil.example" }),
  forwarded: () => ({ forwarded: "for=127.0.0.1;host=evil.example;proto=https" }),
  "x-original-url": () => ({ "x-original-url": "/dashboard", "x-rewrite-url": "/dashboard" }),
  "another method": () => ({ "x-http-method-override": "GET", "x-method-override": "GET" }),
  "an inner address": () => ({ "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1", "client-ip": "127.0.0.1" }),
  "x-invoke-path": () => ({ "x-invoke-path": "/dashboard", "x-matched-path": "/dashboard", "x-invoke-status": "200" }),
  "a page's data": () => ({ rsc: "1" }),
  "a page's data beforehand": () => ({ rsc: "1", "next-router-prefetch": "1" }),
  "a page's part": () => ({ rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" }),
  "x-nextjs-data": () => ({ "x-nextjs-data": "1" }),
  "an action": () => ({ "next-action": "x" }),
  "the number": ({ asha }) => ({ "x-user-id": asha.id, "x-session-id": asha.sessionId }),
  "a bearer of nothing": () => ({ authorization: "Bearer %" }),
  basic: () => ({ authorization: "Basic YWRtaW46YWRtaW4=" }),
  "from another site": () => ({ "sec-fetch-site": "cross-site", origin: "https://evil.example" }),
  "from nowhere": () => ({ "sec-fetch-site": "none", origin: "null" }),
  "an inner secret": () => ({ "x-revalidate-secret": "x", "x-prerender-revalidate": "x" }),
  "for a bot": () => ({ "user-agent": "WhatsApp/2" }),
  "a part of it": () => ({ range: "bytes=0-20" }),
  "the share link": ({ actors }) => ({ pass: actors.find(({ kind }) => kind === "officer")!.passId }),
};

const REDIRECTS = [
  ...["//evil.example", "/\\evil.example", "https://evil.example", "https:evil.example", "///evil.example"],
  ...["/%2f/evil.example", "/\t/evil.example", "http://127.0.0.1@evil.example", "javascript:alert(1)"],
  ...["/.evil.example", "//evil.example/%2f..", "https://evil.example/dashboard"],
];
const LEAD_ON = ["callbackUrl", "from", "next", "redirect", "url", "returnTo"];

const addressesOf = (name: string, call: Call, actor: Actor, of: Everybody) =>
  (call.paths?.(of.targetOf(actor.passId)) ?? [name]).map((path) => `/api/${path}`);

/** Whether a request of this kind of person may be answered with something of the student. */
const mayTell = ({ tells }: Call, { kind }: Actor) => tells.includes(kind);

/** Who may do here what would change rows sends what does nothing. */
function bodyOf(call: Call, actor: Actor, of: Everybody) {
  const naming = call.body?.(of.targetOf(actor.passId)) ?? {};
  return mayTell(call, actor) ? (call.harmless ?? naming) : naming;
}

function callCell(of: Everybody, name: string, actor: Actor, method: string, path: string): Cell {
  const call = CALLS[name]!;
  const isTold = mayTell(call, actor);
  const hasBody = method === "POST" || method === "PUT" || method === "PATCH";
  const isAnswered = (call.methods as readonly string[]).includes(method);
  const whoLetIn = isTold ? [200, 204, 404, 415, 422] : call.answers;
  const isProof =
    isAnswered && isTold && call.isPlain === true && method === (call.methods.includes("POST") ? "POST" : "GET");
  return {
    ...{ route: name, trick: method, actor, mayTell: isTold, isProof },
    sent: {
      ...{ method, path },
      headers: { ...FROM_OUR_PAGE, ...(hasBody && AS_JSON), ...actor.headers },
      ...(hasBody && { body: JSON.stringify(bodyOf(call, actor, of)) }),
    },
    must: !isAnswered ? [405] : isLetIn(call, actor.kind) ? [...whoLetIn, 429] : [401],
  };
}

/** Whether it would end the visit of who sends it. */
const isTheirEnd = (name: string, { kind }: Actor) => CALLS[name]!.isEnd === true && isLetIn(CALLS[name]!, kind);

/** The pages of the table with the addresses that they have here. */
async function pagesHere(sender: Sender): Promise<[string, PageAccess][]> {
  const all = Object.entries(PAGES).map(async ([file, page]): Promise<[string, PageAccess]> => {
    if (!page.isPicture) return [file, page];
    const { body } = await sender.send({ method: "GET", path: page.path });
    const named = /property="og:image" content="([^"]+)"/.exec(body.toString())?.[1];
    if (!named) throw new Error(`${page.path} names no picture.`);
    const { pathname, search } = new URL(named.replaceAll("&amp;", "&"));
    return [file, { ...page, path: pathname + search }];
  });
  return Promise.all(all);
}

function* cellsOf(of: Everybody, pages: readonly [string, PageAccess][]): Generator<Cell> {
  for (const [name, call] of Object.entries(CALLS)) {
    for (const actor of of.actors) {
      if (isTheirEnd(name, actor)) continue;
      for (const path of addressesOf(name, call, actor, of)) {
        for (const method of METHODS) yield callCell(of, name, actor, method, path);
      }
    }
  }
  for (const [file, { path, isDashboard, status = 200 }] of pages) {
    for (const actor of of.actors) {
      for (const method of METHODS) {
        const isRead = method === "GET" || method === "HEAD";
        const shown = isDashboard && !actor.isSigned ? [307] : [status];
        const sent = { method, path, headers: { "sec-fetch-site": "none", ...actor.headers } };
        yield { route: file, trick: method, actor, sent, must: isRead ? shown : [405], mayTell: false };
      }
    }
  }
  yield* trickCells(of, pages);
  yield* redirectCells(of);
}

/** Private calls and the dashboard under other spellings and with headers that lie. */
function* trickCells(of: Everybody, pages: readonly [string, PageAccess][]): Generator<Cell> {
  for (const [name, call] of Object.entries(CALLS)) {
    if (call.access === "anyone") continue;
    const method = call.methods.includes("POST") ? "POST" : "GET";
    for (const actor of of.actors) {
      if (isTheirEnd(name, actor)) continue;
      const [path] = addressesOf(name, call, actor, of) as [string];
      const plain = callCell(of, name, actor, method, path);
      const isKept = { ...plain, must: undefined, isProof: false };
      // What is written in other ways is tried where an address names something, which a guard could miss.
      const isPlainOther = ["a stranger", "another student", "forged: no algorithm"].includes(actor.name);
      if (call.paths || isPlainOther)
        for (const [trick, spell] of Object.entries(SPELLINGS))
          yield { ...isKept, trick, sent: { ...plain.sent, path: spell(path) } };
      if (call.paths || isPlainOther)
        for (const [trick, headers] of Object.entries(TRICKS))
          yield { ...isKept, trick, sent: { ...plain.sent, headers: { ...plain.sent.headers, ...headers(of) } } };
    }
  }
  const strangers = of.actors.filter(({ name }) =>
    ["a stranger", "another student", "the officer", "forged: no algorithm"].includes(name),
  );
  for (const [file, { path }] of pages) {
    for (const actor of strangers) {
      const plain = { method: "GET", path, headers: { "sec-fetch-site": "none", ...actor.headers } };
      const cell = { route: file, actor, mayTell: false };
      for (const [trick, spell] of Object.entries(SPELLINGS))
        yield { ...cell, trick, sent: { ...plain, path: spell(path) } };
      for (const [trick, headers] of Object.entries(TRICKS))
        yield { ...cell, trick, sent: { ...plain, headers: { ...plain.headers, ...headers(of) } } };
    }
  }
}

function* redirectCells(of: Everybody): Generator<Cell> {
  const places = ["/", "/dashboard", "/404", "/api/auth/signin", "/api/auth/signout", "/api/auth/callback/identity"];
  const strangers = of.actors.filter(({ name }) => ["a stranger", "another student"].includes(name));
  for (const actor of strangers)
    for (const place of places)
      for (const name of LEAD_ON)
        for (const target of REDIRECTS) {
          const cell = { route: place, trick: `${name} to ${target}`, actor, mayTell: false, isRedirect: true };
          const query = `${name}=${encodeURIComponent(target)}`;
          yield { ...cell, sent: { method: "GET", path: `${place}?${query}`, headers: { ...actor.headers } } };
          if (!place.startsWith("/api/auth/")) continue;
          yield {
            ...cell,
            sent: {
              ...{ method: "POST", path: place, body: query },
              headers: { ...FROM_OUR_PAGE, ...actor.headers, "content-type": "application/x-www-form-urlencoded" },
            },
          };
        }
}

/** Whether an answer leads to another host than ours, by its header or by what it gives a script to follow. */
function leadsAway({ headers, body }: HttpAnswer) {
  const named = [headers.location, /"url"\s*:\s*"([^"]*)"/.exec(body.toString("latin1"))?.[1]];
  return named.some((where) => where && new URL(where.replaceAll("\\/", "/"), site).host !== site.host);
}

/** Headers that every answer of a call keeps to; under an address that there is none of, a page answers. */
function isLockedUp(route: string, { headers }: HttpAnswer) {
  if (headers["access-control-allow-origin"] !== undefined) return false;
  const isPrivate = CALLS[route] && CALLS[route].access !== "anyone";
  const isPage = /^text\/html/.test(String(headers["content-type"]));
  return !isPrivate || isPage || /no-store/.test(String(headers["cache-control"] ?? "no-store"));
}

function problemOf(cell: Cell, answer: HttpAnswer, words: readonly string[]): string | null {
  const { status, headers, body } = answer;
  const all = body.toString("latin1") + JSON.stringify(headers);
  const told = words.some((word) => all.includes(word) && !`${cell.sent.path}${String(cell.sent.body)}`.includes(word));
  if (status >= 500) return `answered ${status}`;
  if (told && !cell.mayTell) return "told of the student";
  if (cell.must && !cell.must.includes(status)) return `answered ${status} instead of ${cell.must.join(" or ")}`;
  if (cell.isProof && !(status === 200 && told)) return `the proof: not told of the student (${status})`;
  if (leadsAway(answer)) return "leads to another host";
  if (!isLockedUp(cell.route, answer)) return "may be kept or read by others";
  if (/\n {4}at |node_modules/.test(all)) return "shows the inside of the app";
  return null;
}

/** Cells between two looks at the rows. */
const LOOK = 400;
/** Of the short form: those that are always tried, and others that the seed draws. */
const DRAWN = 220;
const ALWAYS: Partial<Record<SenderKind, readonly string[]>> = {
  owner: ["the student"],
  student: ["another student"],
  nobody: ["forged: no algorithm"],
  officer: ["the officer"],
  opened: ["a colleague who opened the file"],
};

/** Every route by everybody in every way: nobody but those whom it is for gets, or changes, anything of the student. */
export async function accessMatrix(order: CampaignOptions, log: string): Promise<CampaignResult> {
  const count = tally("access matrix", log, order);
  const of = await everybody();
  const all = [...cellsOf(of, await pagesHere(of.actors[1]!.sender))];
  const { some } = chance(order.seed);
  const isMain = ({ trick, route, actor, must }: Cell) => {
    const isItsMethod = trick === (CALLS[route]?.methods.includes("POST") ? "POST" : "GET");
    return must !== undefined && isItsMethod && ALWAYS[actor.kind]?.includes(actor.name) === true;
  };
  const cells = order.isShort ? [...all.filter(isMain), ...some(DRAWN, all)] : all;
  let rows = await rowsOf(of.asha);
  let proofs = 0;
  for (let at = 0; at < cells.length && !count.isOver(); at += LOOK) {
    const part = cells.slice(at, at + LOOK);
    await inTurns(16, part, async (cell) => {
      const about = { route: cell.route, trick: cell.trick, actor: cell.actor.name };
      const answer = await cell.actor.sender.send(cell.sent).catch(() => null);
      const problem = answer === null ? "not answered" : problemOf(cell, answer, of.words);
      if (cell.isProof && problem === null) proofs += 1;
      count.check(problem === null, problem ?? "", { ...about, method: cell.sent.method });
    });
    const routes = [...new Set(part.map(({ route }) => route))].join(" ");
    const now = await rowsOf(of.asha);
    count.check(now === rows, "the student's rows have changed", { routes });
    rows = now;
  }
  for (const { sender } of of.actors) sender.leave();
  count.check(proofs > 5, "the words by which the student is looked for were hardly ever found", { proofs });
  count.note(
    `${Object.keys(CALLS).length} route files and ${Object.keys(PAGES).length} pages × ${of.actors.length} people; ${cells.length} of ${all.length} cells`,
  );
  return count.end();
}
