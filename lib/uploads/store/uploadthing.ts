import "server-only";
import { UTApi, UTFile } from "uploadthing/server";
import { Told } from "@/lib/log";
import type { Store } from "./store";

/** Milliseconds that one request to UploadThing may take. */
const TIMEOUT_MS = 10_000;
/** Seconds that a signed address works. The server uses it at once and gives it to nobody. */
const LINK_SECONDS = 60;

type Options = NonNullable<ConstructorParameters<typeof UTApi>[0]>;

/**
 * Files at UploadThing, private, in the region that the token names. What they get is sealed already, under a name that
 * says nothing.
 */
export function uploadthingStore(options: Options & { token: string }): Store {
  // Its own log would write signed addresses; what fails is logged by whoever asked.
  const api = new UTApi({ logLevel: "None", ...options, fetch: patientFetch });
  const ask = async (storeKey: string) => {
    const { ufsUrl } = await api.generateSignedURL(storeKey, { expiresIn: LINK_SECONDS });
    const response = await patientFetch(ufsUrl);
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new Told(`UploadThing answered ${response.status}.`);
    return response;
  };
  return {
    name: "uploadthing",
    async put(key, bytes) {
      const file = new UTFile([new Uint8Array(bytes)], key, { customId: key, type: "application/octet-stream" });
      const { data, error } = await api.uploadFiles(file, {
        acl: "private",
        contentDisposition: "attachment",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (error) throw new Told(`UploadThing refused the file: ${error.code}`);
      return data.key;
    },
    async get(storeKey) {
      const response = await ask(storeKey);
      return response && Buffer.from(await response.arrayBuffer());
    },
    async size(storeKey) {
      const response = await ask(storeKey);
      if (!response) return null;
      const announced = response.headers.get("content-length");
      if (announced === null) return (await response.arrayBuffer()).byteLength;
      // A signed address is for GET: the answer is dropped once its head is there.
      await response.body?.cancel();
      return Number(announced);
    },
    async remove(storeKey) {
      const { success } = await api.deleteFiles(storeKey);
      if (!success) throw new Told("UploadThing did not delete the file.");
    },
  };
}

/** fetch that gives up, for calls whose library would wait without end. */
function patientFetch(...[input, init]: Parameters<typeof fetch>) {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
}
