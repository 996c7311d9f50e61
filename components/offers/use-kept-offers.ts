import { useBrowserValue } from "@/components/ui/use-browser-value";
import { VISITOR } from "@/lib/drafts/visitor";
import { createDeviceOffers } from "./device-offers";

/** One for the document: its pages show the same offers, also where the device keeps none of them. */
const device = createDeviceOffers(async () => (await import("@/lib/drafts/draft-store")).DraftStore.open(VISITOR));
const BEFORE = device.get();
const { change, choose, add } = device;

/** The offers that are typed on this device, and the ways to change them. They are sent nowhere. */
export const useKeptOffers = () => ({
  ...useBrowserValue(device.get, BEFORE, device.subscribe),
  ...{ change, choose, add },
});
