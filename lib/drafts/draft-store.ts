import { createStore } from "@/lib/browser/create-store";
import { dropFromAccount, readAccount } from "./account";
import type { Draft } from "./draft";
import { forgetAnswers } from "./answer-store";
import { isShared, rememberShared } from "./shared-phone";
import { deleteAllDrafts, deleteDraft, deleteLast, readDrafts, readLast, writeDraft, writeLast } from "./storage";

const KEEP_AFTER = 500;

export type Keeping = "on" | "shared" | "unavailable";

/**
 * The unsaved answers of one student while the wizard is open: in memory always, on the phone half a second later, and
 * at once when the page is hidden, the last that it hears before a phone kills it.
 */
export class DraftStore {
  #known = new Map<string, Draft>();
  #fromBefore = new Set<string>();
  #waiting = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #changes = createStore(0);
  #keptAt = new Map<string, number>();
  #collectors = new Set<() => void>();
  /** When each draft that the account holds of what is here was kept, by the server's clock. */
  #inAccount = new Map<string, number>();
  keeping: Keeping = "on";

  private constructor(readonly owner: string) {}

  /**
   * Reads what was left here before, and what the account holds. Never fails: without storage it keeps in memory only.
   * @param inAccount by section, when a draft of it was kept in the account
   */
  static async open(owner: string, inAccount: Partial<Record<string, number>> = {}) {
    const drafts = new DraftStore(owner);
    if (isShared()) drafts.keeping = "shared";
    else await drafts.#readHere();
    await drafts.#readAccount(inAccount);
    void drafts.#write();
    return drafts;
  }

  async #readHere() {
    const { owner } = this;
    try {
      const found = await readDrafts(owner);
      for (const [section, draft] of readLast(owner)) {
        if (draft.at < (found.get(section)?.at ?? 0)) {
          deleteLast(owner, section);
          continue;
        }
        found.set(section, draft);
        this.#waiting.add(section);
      }
      this.#known = found;
      this.#fromBefore = new Set(found.keys());
      for (const [section, { at }] of found) this.#keptAt.set(section, at);
    } catch {
      this.keeping = "unavailable";
    }
  }

  /** What was typed here and never sent stays; otherwise the account's is the same, or goes on from it. */
  async #readAccount(inAccount: Partial<Record<string, number>>) {
    const isHere = ([section, at = 0]: [string, number | undefined]) => this.#known.get(section)?.keptAt === at;
    for (const [section, at = 0] of Object.entries(inAccount).filter(isHere)) this.#inAccount.set(section, at);
    if (Object.entries(inAccount).every(isHere)) return;
    const found = await readAccount().catch(() => new Map<string, Draft>());
    for (const [section, draft] of found) {
      const own = this.#known.get(section);
      if (own && own.keptAt === undefined && JSON.stringify(own.values) !== JSON.stringify(draft.values)) continue;
      this.#known.set(section, draft);
      this.#fromBefore.add(section);
      this.#inAccount.set(section, draft.at);
      this.#waiting.delete(section);
    }
  }

  get = (section: string) => this.#known.get(section);
  isFromBefore = (section: string) => this.#fromBefore.has(section);
  keptAt = (section: string) => this.#keptAt.get(section);
  all = (): ReadonlyMap<string, Draft> => this.#known;
  /** Whether something would be lost with this page. */
  get isOnlyHere() {
    return this.keeping !== "on" && [...this.#known.values()].some(({ keptAt }) => keptAt === undefined);
  }
  get hasAny() {
    return this.#known.size > 0;
  }

  /** Keeps answers: in memory now, on the phone soon, or at once for what cannot be typed again. */
  keep(section: string, draft: Draft, atOnce = false) {
    this.#known.set(section, draft);
    this.#fromBefore.delete(section);
    this.#waiting.add(section);
    if (atOnce) void this.#write();
    // Not moved on by further changes: somebody who types without a pause is kept twice a second too.
    else this.#timer ??= setTimeout(() => void this.flush(), KEEP_AFTER);
    this.#tell();
  }

  drop(section: string) {
    this.#waiting.delete(section);
    this.#fromBefore.delete(section);
    this.#keptAt.delete(section);
    deleteLast(this.owner, section);
    const inAccount = this.#inAccount.get(section);
    this.#inAccount.delete(section);
    if (inAccount !== undefined) void dropFromAccount(section, inAccount);
    if (!this.#known.delete(section)) return;
    if (this.keeping === "on") deleteDraft(this.owner, section).catch(() => {});
    this.#tell();
  }

  dropAll() {
    for (const section of [...this.#known.keys()]) this.drop(section);
  }

  /** These went to the account too, as they were at `draftAt`. */
  noteKept(marks: readonly { section: string; draftAt: number; at: number }[]) {
    for (const { section, draftAt, at } of marks) {
      const draft = this.#known.get(section);
      if (!draft) continue;
      this.#inAccount.set(section, at);
      if (draft.at !== draftAt) continue;
      this.#known.set(section, { ...draft, keptAt: at });
      this.#waiting.add(section);
    }
    void this.#write();
  }

  /** What was typed but not drawn yet is collected before each write. */
  collectFrom(collector: () => void) {
    this.#collectors.add(collector);
    return () => {
      this.#collectors.delete(collector);
    };
  }

  /** The page is hidden or left, perhaps for good. */
  leave() {
    for (const collect of this.#collectors) collect();
    if (this.keeping === "on") {
      for (const section of this.#waiting) {
        const draft = this.#known.get(section);
        if (draft) writeLast(this.owner, section, draft);
      }
    }
    void this.#write();
  }

  async flush() {
    for (const collect of this.#collectors) collect();
    await this.#write();
  }

  async #write() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const sections = [...this.#waiting];
    this.#waiting.clear();
    if (this.keeping !== "on") return;
    await Promise.all(
      sections.map(async (section) => {
        const draft = this.#known.get(section);
        if (!draft) return;
        try {
          await writeDraft(this.owner, section, draft);
          if (!this.#waiting.has(section)) deleteLast(this.owner, section);
          // Dropped while it was being written: the deletion was sent after it, so the phone holds nothing.
          if (this.#known.has(section)) this.#keptAt.set(section, draft.at);
        } catch {
          this.keeping = "unavailable";
          this.#keptAt.clear();
        }
      }),
    );
    this.#tell();
  }

  /** On: everything kept here is deleted, whoever's. Off: keeping begins with what is open now. */
  async setShared(shared: boolean) {
    if (this.keeping === "unavailable") return;
    this.keeping = shared ? "shared" : "on";
    this.#waiting = new Set(shared ? [] : this.#known.keys());
    this.#keptAt.clear();
    this.#tell();
    rememberShared(shared);
    if (shared) forgetAnswers();
    try {
      if (shared) await deleteAllDrafts();
    } catch {
      this.keeping = "unavailable";
    }
    await this.flush();
  }

  subscribe = this.#changes.subscribe;

  #tell() {
    this.#changes.set(this.#changes.get() + 1);
  }
}
