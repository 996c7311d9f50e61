import { post, postQuietly } from "@/lib/browser/post";
import type { Draft } from "./draft";

type Kept = { section: string; at: number };
type AccountDraft = Kept & Pick<Draft, "version" | "values">;

/** The drafts that the account holds, by section. @throws CallError */
export async function readAccount(): Promise<Map<string, Draft>> {
  const { data } = await post<AccountDraft[]>("drafts/read");
  return new Map(data.map(({ section, at, ...draft }) => [section, { ...draft, at, keptAt: at }]));
}

/**
 * Sends drafts to the account. @param asks whether the person may be asked to log in again
 * @returns when each was kept there @throws CallError
 */
export async function keepInAccount(owner: string, drafts: ReadonlyMap<string, Draft>, asks: boolean) {
  const body = {
    userId: owner,
    drafts: [...drafts].map(([section, { version, values }]) => ({ section, version, values })),
  };
  const { data } = await (asks ? post<Kept[]>("drafts/keep", body) : postQuietly<Kept[]>("drafts/keep", body));
  return data;
}

/** Never fails: what stays is offered again, and says the same as what was saved. */
export const dropFromAccount = (section: string, at: number) =>
  post("drafts/drop", { drafts: [{ section, at }] }).catch(() => {});
