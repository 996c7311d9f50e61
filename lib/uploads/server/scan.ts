import "server-only";
import { connect } from "node:net";
import { env } from "@/lib/env";
import { SafeMessageError } from "@/lib/log";
import { clamdPlace } from "@/lib/settings/rules.mjs";

const PATIENCE = 15_000;
/** Bytes of one INSTREAM chunk. */
const PIECE = 64 * 1024;
const ANSWER_MAX = 1000;
const NAME_MAX = 100;

/**
 * Has ClamAV scan a document, where it is set up. @returns what was found, or null
 * @throws SafeMessageError without a verdict
 */
export async function foundIn(
  bytes: Uint8Array,
  { address = env.CLAMD_ADDRESS, patience = PATIENCE } = {},
): Promise<string | null> {
  if (!address) return null;
  const socket = connect(clamdPlace(address)!);
  const late = setTimeout(
    () => socket.destroy(new SafeMessageError("The virus scanner did not answer in time.")),
    patience,
  );
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      let said = "";
      socket.setEncoding("utf8");
      socket.on("data", (text: string) => {
        said += text;
        if (said.length > ANSWER_MAX) socket.destroy(new SafeMessageError("The virus scanner's answer is too long."));
        if (said.includes("\0")) resolve(said.slice(0, said.indexOf("\0")));
      });
      socket.on("error", reject);
      socket.on("close", () => reject(new SafeMessageError("The virus scanner closed the socket without an answer.")));
      socket.on("connect", () => void send(socket, bytes));
    });
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found !== undefined) return found.slice(0, NAME_MAX);
    if (answer === "stream: OK") return null;
    throw new SafeMessageError(
      `The virus scanner answered: ${/^[\w .:-]{1,80}$/.test(answer) ? answer : "something else"}`,
    );
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}

async function send(socket: ReturnType<typeof connect>, bytes: Uint8Array) {
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const drained = async (piece: Uint8Array | string) => {
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
  };
  await drained("zINSTREAM\0");
  for (let at = 0; at < bytes.length && !socket.destroyed; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    await drained(lengthOf(piece.length));
    await drained(piece);
  }
  await drained(lengthOf(0));
}

function lengthOf(bytes: number) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
