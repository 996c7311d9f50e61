import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { UTApi, UTFile } from "uploadthing/server";
import { SafeMessageError } from "@/lib/log";
import type { RemoteStore } from "./store";

/** Milliseconds for one request, its bytes included. */
const PATIENCE = 10_000;
const LINK_SECONDS = 60;
const LIST_PAGE = 500;
/** Milliseconds before each further look for a file that was just accepted. */
const LOOK_AGAIN = [300, 1200];

/**
 * Private files at UploadThing, sealed, with the file's id as customId. Uploads are not retried: their bytes may have
 * arrived.
 * @param options the library's own; patience: milliseconds for one request
 */
export function uploadthingStore({ patience = PATIENCE, ...options }: Options): RemoteStore {
  /** The library keeps neither status nor reason. */
  async function ask<T>(call: (api: UTApi, fetch: typeof globalThis.fetch) => Promise<T>): Promise<T> {
    let why: Failure | undefined;
    const patientFetch: typeof fetch = async (input, init) => {
      const limit = AbortSignal.timeout(patience);
      limit.addEventListener("abort", () => (why ??= slow(patience)), { once: true });
      const response = await fetch(input, {
        ...init,
        signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
      }).catch((error: unknown) => {
        why ??= unreachable(error);
        throw error;
      });
      if (!response.ok) why ??= refused(response.status);
      return response;
    };
    try {
      // Its own log would write signed addresses.
      return await call(new UTApi({ logLevel: "None", ...options, fetch: patientFetch }), patientFetch);
    } catch (error) {
      throw (
        why ?? (error instanceof Failure ? error : new Failure("UploadThing's answer was cut or unreadable.", true))
      );
    }
  }

  const read = <T>(storeKey: string, take: (response: Response) => Promise<T>) =>
    twice(() =>
      ask(async (api, fetch) => {
        const { ufsUrl } = await api.generateSignedURL(storeKey, { expiresIn: LINK_SECONDS });
        const response = await fetch(ufsUrl);
        if (response.status === 404 || response.status === 410) return null;
        if (!response.ok) throw refused(response.status);
        return take(response);
      }),
    );
  const size = (storeKey: string) =>
    read(storeKey, async (response) => {
      const announced = response.headers.get("content-length");
      if (announced === null) return (await response.arrayBuffer()).byteLength;
      await response.body?.cancel();
      return Number(announced);
    });

  return {
    name: "uploadthing",
    room: async () => Infinity,
    async put(id, bytes) {
      const file = new UTFile([new Uint8Array(bytes)], id, { customId: id, type: "application/octet-stream" });
      const storeKey = await ask(async (api) => {
        const { data, error } = await api.uploadFiles(file, { acl: "private", contentDisposition: "attachment" });
        if (error) throw new Error(error.code);
        return data.key;
      });
      for (const wait of [0, ...LOOK_AGAIN]) {
        await pause(wait);
        if ((await size(storeKey)) === bytes.length) return storeKey;
      }
      throw new Failure("UploadThing accepted the file and does not have it.", false);
    },
    get: (storeKey) => read(storeKey, async (response) => Buffer.from(await response.arrayBuffer())),
    size,
    async remove(id) {
      const { success } = await twice(() => ask((api) => api.deleteFiles(id, { keyType: "customId" })));
      if (!success) throw new Failure("UploadThing did not delete the file.", false);
    },
    async *listed() {
      for (let offset = 0; ;) {
        const at = offset;
        const { files, hasMore } = await twice(() => ask((api) => api.listFiles({ limit: LIST_PAGE, offset: at })));
        for (const { customId, uploadedAt } of files) yield { id: customId, uploadedAt };
        offset += files.length;
        if (!hasMore || files.length === 0) return;
      }
    },
  };
}

type Options = NonNullable<ConstructorParameters<typeof UTApi>[0]> & { token: string; patience?: number };

class Failure extends SafeMessageError {
  constructor(
    sentence: string,
    readonly mayPass: boolean,
  ) {
    super(sentence);
  }
}

const slow = (patience: number) => new Failure(`UploadThing did not answer within ${patience / 1000} seconds.`, false);

const unreachable = (error: unknown) => {
  const { code } = ((error as Error | null)?.cause ?? {}) as { code?: string };
  return new Failure(`UploadThing could not be reached${code ? ` (${code})` : ""}.`, true);
};

const refused = (status: number) =>
  status === 401 || status === 403
    ? new Failure(`UploadThing refused the token (${status}): look at UPLOADTHING_TOKEN.`, false)
    : new Failure(`UploadThing answered ${status}.`, status >= 500);

async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure && error.mayPass)) throw error;
    return work();
  }
}
