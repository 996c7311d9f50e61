import "server-only";

/** A place for sealed bytes. It never sees a name, an owner or a readable document. */
export type Store = {
  /** What a file's row remembers it by. */
  readonly name: "local" | "uploadthing";
  /** Bytes that may still be put there; Infinity where that is not ours to know. */
  room(): Promise<number>;
  /**
   * Keeps the bytes under the file's id and gives the name to ask for them by. When it resolves they are durable. When
   * it rejects there may be something under that id all the same: whoever asked has it removed.
   */
  put(id: string, bytes: Buffer): Promise<string>;
  /** The bytes; null when there are none under that name. Rejects when the place itself cannot be reached. */
  get(storeKey: string): Promise<Buffer | null>;
  /** How many bytes there are, without reading them; null when there are none under that name. Rejects like `get`. */
  size(storeKey: string): Promise<number | null>;
  /** Forgets the bytes of the file with this id; done already is done too. Rejects like `get`. */
  remove(id: string): Promise<void>;
};

/** One that others may use too. */
export type RemoteStore = Store & {
  /** All that lies there: the id it was put under, if any, and when, in milliseconds since 1970. Rejects like `get`. */
  listed(): AsyncIterable<{ id: string | null; uploadedAt: number }>;
};
