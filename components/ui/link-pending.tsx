"use client";

import { useLinkStatus } from "next/link";
import { Spinner } from "./spinner";

/** Inside a link: turns while its page is on the way, once that has taken long enough to be noticed. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending && <span aria-hidden className="link-pending"><Spinner size={16} /></span>;
}
