import { randomInt, randomUUID } from "node:crypto";
import { inTurns, type CampaignOptions, type CampaignResult, tally } from "./campaign";
import { AS_JSON, FROM_OUR_PAGE, Sender } from "./send";

/** What a sender may claim to be, by a number that differs each time. */
const CLAIMS: Record<string, (at: number) => Record<string, string>> = {
  nothing: () => ({}),
  "x-forwarded-for": (at) => ({ "x-forwarded-for": `203.0.113.${at}` }),
  "a chain": (at) => ({ "x-forwarded-for": `203.0.113.${at}, 10.0.0.${at}, 127.0.0.1` }),
  "x-real-ip": (at) => ({ "x-real-ip": `203.0.113.${at}` }),
  "client-ip": (at) => ({ "client-ip": `203.0.113.${at}`, "x-client-ip": `203.0.113.${at}` }),
  forwarded: (at) => ({ forwarded: `for=203.0.113.${at}` }),
  "true-client-ip": (at) => ({ "true-client-ip": `203.0.113.${at}`, "cf-connecting-ip": `203.0.113.${at}` }),
  "x-cluster-client-ip": (at) => ({ "x-cluster-client-ip": `203.0.113.${at}` }),
  "an address of IPv6": (at) => ({ "x-forwarded-for": `2001:db8::${at}` }),
  "another browser": (at) => ({ "user-agent": `Browser/${at}`, "accept-language": `x-${at}` }),
  "another session": (at) => ({ cookie: `__Host-dakhila.session=made-up-${at}` }),
};
/** Calls for one phone from one address in an hour (lib/auth/limits.ts). */
const ALLOWED = 5;
const TRIES = 8;

/** Nobody becomes somebody else by what they say of themselves: five calls for one phone, and no more. */
export async function limits(order: CampaignOptions, log: string): Promise<CampaignResult> {
  const count = tally("limits", log, order);
  const claims = Object.entries(CLAIMS).slice(0, order.isShort ? 3 : undefined);
  for (const [claim, headers] of claims) {
    const sender = new Sender();
    const phone = `9${String(randomInt(1e9)).padStart(9, "0")}`;
    // The same number, as people write it.
    const spelt = [phone, `+91${phone}`, `+91 ${phone}`, `0${phone}`];
    const body = (at: number) =>
      JSON.stringify({ email: `${randomUUID()}@example.com`, phone: claim === "nothing" ? spelt[at % 2] : phone });
    const statuses: number[] = [];
    await inTurns(TRIES, Array.from({ length: TRIES }).keys(), async (at) => {
      const headersOf = { ...FROM_OUR_PAGE, ...AS_JSON, ...headers(at + 1) };
      const answer = await sender.send({
        method: "POST",
        path: "/api/users/login",
        headers: headersOf,
        body: body(at),
      });
      statuses.push(answer.status);
      count.check(answer.status !== 429 || Number(answer.headers["retry-after"]) > 0, "no time to wait", { claim });
    });
    sender.leave();
    const passed = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 429).length;
    count.check(passed === ALLOWED && refused === TRIES - ALLOWED, "another number passed", { claim, passed, refused });
  }
  count.note(`${claims.length} claims × ${TRIES} calls for one phone from one address: ${ALLOWED} pass each time`);
  return count.end();
}
