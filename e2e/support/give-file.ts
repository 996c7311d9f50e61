import type { Locator } from "@playwright/test";
import type { SampleFile } from "@/tests/samples/documents";

/** Gives a slot a file, or the pages of one, past the system's picker; does not wait for it to arrive. */
export const giveFile = (slot: Locator, file: SampleFile | SampleFile[]) =>
  slot.locator("input[type=file]").last().setInputFiles(file);
