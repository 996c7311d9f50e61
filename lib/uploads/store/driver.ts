import "server-only";
import { env } from "@/lib/env";
import { localStore } from "./local";
import type { Store } from "./store";

/** Where new files go: UploadThing when a token is set, else a folder of this machine. */
export function currentStore(): Promise<Store> {
  return storeNamed(env.UPLOADTHING_TOKEN ? "uploadthing" : "local");
}

let remote: Store | undefined;

/**
 * The store that a row names. Both stay readable after a change of setting, so that files need not move.
 * @throws Error when that store is not set up
 */
export async function storeNamed(name: string): Promise<Store> {
  if (name === "local") return localStore;
  if (name !== "uploadthing" || !env.UPLOADTHING_TOKEN) throw new Error(`The file store ${name} is not set up.`);
  // Loaded only where it is used: it brings a large library.
  const { uploadthingStore } = await import("./uploadthing");
  return (remote ??= uploadthingStore({ token: env.UPLOADTHING_TOKEN }));
}
