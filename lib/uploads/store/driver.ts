import "server-only";
import { env } from "@/lib/env";
import { localStore } from "./local";
import type { RemoteStore, FileStore } from "./store";

/** UploadThing when a token is set, else a folder of this machine. */
export function currentStore(): Promise<FileStore> {
  return storeNamed(env.UPLOADTHING_TOKEN ? "uploadthing" : "local");
}

let remote: RemoteStore | undefined;

/** The store of a row; both stay readable after a change of setting. @throws Error when it is not set up */
export async function storeNamed(name: string): Promise<FileStore> {
  const store = name === "local" ? localStore : name === "uploadthing" ? await remoteStore() : null;
  if (!store) throw new Error(`The file store ${name} is not set up.`);
  return store;
}

/** UploadThing's store; null without a token. */
export async function remoteStore(): Promise<RemoteStore | null> {
  if (!env.UPLOADTHING_TOKEN) return null;
  // It brings a large library.
  const { uploadthingStore } = await import("./uploadthing");
  return (remote ??= uploadthingStore({ token: env.UPLOADTHING_TOKEN }));
}
