import { lazyPart } from "@/components/lazy/lazy-part";
import { NotShown } from "@/components/lazy/not-shown";

// The page comes with its pictures drawn; their code is fetched when another loan is asked for.
const load = () => import("./pictures");
export const Pictures = lazyPart("pictures", async () => (await load()).Pictures, NotShown);
export const SecondLines = lazyPart("second lines", async () => (await load()).SecondLines, NotShown);
export const Pins = lazyPart("pins", async () => (await import("./pins")).Pins, NotShown);
/** Only who pays out a loan in parts of their own needs it. */
export const PartsEditor = lazyPart("parts", async () => (await import("./parts-editor")).PartsEditor, NotShown);
