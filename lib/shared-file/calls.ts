import { post } from "@/lib/browser/post";
import { SHARE_LINK_HEADER } from "@/lib/session/cookie";

/** Makes a call as the officer of this link, whose id goes in a header. @throws CallError, as `post` does */
export const callSharedFile = async <T>(passId: string, call: string, body: object = {}) =>
  (await post<T>(call, body, undefined, { [SHARE_LINK_HEADER]: passId })).data;

/** The address behind "#": the link's id and, in a link that was sent, its secret. */
export function fragmentOf(hash: string): { passId: string | null; secret: string | null } {
  const [, passId = null, secret = null] = /^#([0-9a-f-]{36})(?:\.([\w-]{1,64}))?$/.exec(hash) ?? [];
  return { passId, secret };
}
