import "server-only";

/** For sealed bytes; it never sees a name, an owner or a readable document. */
export type FileStore = {
  readonly name: "local" | "uploadthing";
  /** Bytes; Infinity where not known. */
  room(): Promise<number>;
  /** Durable when it resolves, with the key to read them by; a rejected put may have stored something. */
  put(id: string, bytes: Buffer): Promise<string>;
  /** Null without such bytes. Rejects when the store cannot be reached. */
  get(storeKey: string): Promise<Buffer | null>;
  /** Bytes, or null. Rejects like `get`. */
  size(storeKey: string): Promise<number | null>;
  /** Idempotent. Rejects like `get`. */
  remove(id: string): Promise<void>;
};

export type RemoteStore = FileStore & {
  /** Id and milliseconds since 1970 of everything. Rejects like `get`. */
  listed(): AsyncIterable<{ id: string | null; uploadedAt: number }>;
};
