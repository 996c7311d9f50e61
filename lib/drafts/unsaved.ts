import { isRefused } from "@/lib/browser/post";
import { keepInAccount } from "./account";
import type { Draft } from "./draft";
import { DraftStore } from "./draft-store";
import { readDrafts, readLast } from "./storage";

// What is typed and not saved in this browser: in the pages that are open, and on the device.

const CHANNEL = "dakhila:unsaved";
/** Milliseconds in which other pages answer: those that no lock tells of, and the others. */
const PATIENCE = { unknown: 300, known: 5000 };
/** Milliseconds after which the account counts as out of reach. */
const SENDING = 10_000;

type Mark = { section: string; draftAt: number; at: number };
type Message =
  { ask: string; owner: string } | { answer: string; drafts: [string, Draft][] } | { kept: readonly Mark[] };

let here: DraftStore | undefined;
let channel: BroadcastChannel | undefined;
const locked = new Set<string>();

/** A lock lasts as long as its page: by it another page knows whose answers it has to wait for. */
const lockOf = (owner: string) => `${CHANNEL}:${owner}`;
function hold(owner: string) {
  if (locked.has(owner)) return;
  locked.add(owner);
  void navigator.locks?.request(lockOf(owner), { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
}

/** How many pages are known to hold drafts of this person, with this one. */
async function pagesOf(owner: string): Promise<number> {
  const state = await navigator.locks?.query().catch(() => undefined);
  return state?.held?.filter(({ name }) => name === lockOf(owner)).length ?? 0;
}

/** Opens the drafts of this page's student, and answers for them when another tab asks. @param inAccount when kept */
export async function openDrafts(owner: string, inAccount: Partial<Record<string, number>>): Promise<DraftStore> {
  const store = (here = await DraftStore.open(owner, inAccount));
  if (typeof BroadcastChannel === "undefined") return store;
  hold(owner);
  channel ??= new BroadcastChannel(CHANNEL);
  channel.onmessage = async ({ data }: MessageEvent<Message>) => {
    if ("kept" in data) here?.noteKept(data.kept);
    if (!("ask" in data) || !locked.has(data.owner)) return;
    const own = here?.owner === data.owner ? here : undefined;
    await own?.flush();
    channel?.postMessage({ answer: data.ask, drafts: [...(own?.all() ?? [])] } satisfies Message);
  };
  return store;
}

/** By section, what any open page or the device holds: the newest, and rather one that the account has not. */
async function unsavedOf(owner: string): Promise<Map<string, Draft>> {
  const own = here?.owner === owner ? here : undefined;
  const [others] = await Promise.all([askOthers(owner), own?.flush()]);
  const stored = await readDrafts(owner).catch(() => new Map<string, Draft>());
  const newest = new Map<string, Draft>();
  for (const [section, draft] of [...stored, ...readLast(owner), ...others, ...(own?.all() ?? [])])
    if (!isBehind(draft, newest.get(section))) newest.set(section, draft);
  return newest;
}

// Not by the time alone: what came from the account has the server's.
const isBehind = (one: Draft, other: Draft | undefined) =>
  other !== undefined &&
  ((one.keptAt === undefined) === (other.keptAt === undefined) ? one.at < other.at : one.keptAt !== undefined);

async function askOthers(owner: string): Promise<[string, Draft][]> {
  if (typeof BroadcastChannel === "undefined") return [];
  const pages = await pagesOf(owner);
  const asking = new BroadcastChannel(CHANNEL);
  const ask = crypto.randomUUID();
  const found: [string, Draft][] = [];
  let answers = 0;
  await new Promise<void>((resolve) => {
    // One that the browser has put to sleep does not answer: it has written on the device before.
    const late = setTimeout(resolve, PATIENCE.known);
    const end = () => {
      clearTimeout(late);
      resolve();
    };
    let isEarly = true;
    setTimeout(() => {
      isEarly = false;
      if (answers >= pages) end();
    }, PATIENCE.unknown);
    asking.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!("answer" in data) || data.answer !== ask) return;
      found.push(...data.drafts);
      answers += 1;
      // This page hears its own question too.
      if (!isEarly && answers >= pages) end();
    };
    asking.postMessage({ ask, owner } satisfies Message);
  });
  asking.close();
  return found;
}

/**
 * Sends what is typed and not saved to the account, unless it is there already.
 * @param asks whether the person may be asked to log in again
 * @returns the sections that would be lost with this browser's drafts: none once all is there
 */
export async function keepUnsaved(owner = here?.owner, asks = false): Promise<string[]> {
  if (!owner) return [];
  const unsaved = new Map([...(await unsavedOf(owner))].filter(([, { keptAt }]) => keptAt === undefined));
  if (unsaved.size === 0) return [];
  try {
    await inTime(send(owner, unsaved, asks), asks ? undefined : SENDING);
    return [];
  } catch (error) {
    // Sent off in the meantime: what is typed there is no part of it any more.
    return isRefused(error, "submitted") ? [] : [...unsaved.keys()];
  }
}

/** Where the device keeps nothing, a page that is left sends what it holds. */
export function keepLeft(store: DraftStore) {
  const unsaved = new Map([...store.all()].filter(([, { keptAt }]) => keptAt === undefined));
  if (store.keeping !== "on" && unsaved.size > 0) void send(store.owner, unsaved, false).catch(() => {});
}

async function send(owner: string, drafts: ReadonlyMap<string, Draft>, asks: boolean) {
  const kept = await keepInAccount(owner, drafts, asks);
  const marks = kept.map(({ section, at }) => ({ section, at, draftAt: drafts.get(section)!.at }));
  if (here?.owner === owner) here.noteKept(marks);
  if (typeof BroadcastChannel === "undefined") return;
  const telling = new BroadcastChannel(CHANNEL);
  telling.postMessage({ kept: marks } satisfies Message);
  telling.close();
}

function inTime<T>(work: Promise<T>, ms?: number): Promise<T> {
  if (ms === undefined) return work;
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The account does not answer")), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
