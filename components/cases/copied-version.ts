import { isBlank, type TypedOffer } from "@/components/offers/typed-offer";

/** A kept version that was copied to the offer check, and its place there, from 0. */
export type Copied = { version: number; place: number };

/** The copy of the newest version, as long as it stands at the offer check; null for none. */
export const standingCopy = (copied: Copied | null, newest: number | undefined, offers: readonly TypedOffer[]) =>
  copied !== null && copied.version === newest && !isBlank(offers[copied.place]!) ? copied : null;
