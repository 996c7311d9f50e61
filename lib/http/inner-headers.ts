import type { IncomingMessage } from "node:http";

/** By these, with a word that a build holds, Next makes a page anew, shows a draft or leaves its middleware out. */
const HEADER = /^x-(?:prerender-revalidate|next-revalidate)/;
const COOKIE = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/** Takes from a visitor's request what only Next asks of itself: everybody who has an image can read its word. */
export function removeInnerHeaders({ headers }: IncomingMessage) {
  for (const name of Object.keys(headers)) if (HEADER.test(name)) delete headers[name];
  if (headers.cookie) headers.cookie = headers.cookie.replace(COOKIE, "").replace(/^;\s*/, "");
}
