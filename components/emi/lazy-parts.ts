import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";

// The page comes with its pictures drawn; their code is fetched when another loan is asked for.
const load = () => import("./pictures");
export const Pictures = lazyPart(async () => (await load()).Pictures, SectionLoadError);
export const SecondLines = lazyPart(async () => (await load()).SecondLines, SectionLoadError);
export const Pins = lazyPart(async () => (await import("./pins")).Pins, SectionLoadError);
/** Only who pays out a loan in parts of their own needs it. */
export const PartsEditor = lazyPart(async () => (await import("./parts-editor")).PartsEditor, SectionLoadError);
