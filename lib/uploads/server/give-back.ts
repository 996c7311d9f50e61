import "server-only";

/**
 * Gives the memory of a document back to the machine at once, and leaves `bytes` empty: by itself it would stand until
 * the whole heap is next gone through, which on an instance that nobody asks anything may be hours. Bytes that share
 * their memory with others, or belong to a library, are left alone.
 */
export function giveBack(bytes: Buffer): void {
  if (bytes.byteLength === 0 || bytes.byteLength !== bytes.buffer.byteLength) return;
  const { port1, port2 } = new MessageChannel();
  try {
    // Whoever posts it has it no longer, and it goes with a message that nobody will read.
    port1.postMessage(null, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "DataCloneError")) throw error;
  } finally {
    port1.close();
    port2.close();
  }
}
