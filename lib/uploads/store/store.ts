import "server-only";

/** A place for sealed bytes. It never sees a name, an owner or a readable document. */
export type Store = {
  /** What a file's row remembers it by. */
  readonly name: "local" | "uploadthing";
  /**
   * Keeps the bytes under the file's id and gives the name to ask for them by. When it resolves they are durable; when
   * it rejects there is nothing.
   */
  put(key: string, bytes: Buffer): Promise<string>;
  /** The bytes; null when there are none under that name. Rejects when the place itself cannot be reached. */
  get(storeKey: string): Promise<Buffer | null>;
  /** How many bytes there are, without reading them; null when there are none under that name. Rejects like `get`. */
  size(storeKey: string): Promise<number | null>;
  /** Forgets the bytes; done already is done too. */
  remove(storeKey: string): Promise<void>;
};
