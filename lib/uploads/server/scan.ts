import "server-only";
import { connect } from "node:net";
import { env } from "@/lib/env";
import { SafeMessageError } from "@/lib/log";
import { clamdPlace } from "@/lib/settings-rules.mjs";

/** Milliseconds that the scanner has for one file, the line to it included. */
const PATIENCE = 15_000;
/** Bytes sent in one piece, as clamd's INSTREAM takes them: each after its length. */
const PIECE = 64 * 1024;
/** Characters of an answer, at most: it is one line. */
const ANSWER_MAX = 1000;
/** Characters of what was found that are kept. */
const NAME_MAX = 100;

/**
 * Has a document looked at by the ClamAV daemon, where one is set up: over a line of its own, whose answer ends it.
 * @returns the name of what was found in it; null when nothing was, and where no scanner is set up
 * @throws Told when the scanner gave no verdict: it is away, too slow, or could not read the file
 */
export async function foundIn(
  bytes: Uint8Array,
  { address = env.CLAMD_ADDRESS, patience = PATIENCE } = {},
): Promise<string | null> {
  if (!address) return null;
  const line = connect(clamdPlace(address)!);
  const late = setTimeout(
    () => line.destroy(new SafeMessageError("The virus scanner did not answer in time.")),
    patience,
  );
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      let said = "";
      line.setEncoding("utf8");
      line.on("data", (text: string) => {
        said += text;
        if (said.length > ANSWER_MAX) line.destroy(new SafeMessageError("The virus scanner's answer is too long."));
        if (said.includes("\0")) resolve(said.slice(0, said.indexOf("\0")));
      });
      line.on("error", reject);
      line.on("close", () => reject(new SafeMessageError("The virus scanner closed the line without an answer.")));
      line.on("connect", () => void send(line, bytes));
    });
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found !== undefined) return found.slice(0, NAME_MAX);
    if (answer === "stream: OK") return null;
    throw new SafeMessageError(
      `The virus scanner answered: ${/^[\w .:-]{1,80}$/.test(answer) ? answer : "something else"}`,
    );
  } finally {
    clearTimeout(late);
    line.destroy();
  }
}

/** Writes as fast as the scanner reads. One that breaks off has said why, or says so by closing. */
async function send(line: ReturnType<typeof connect>, bytes: Uint8Array) {
  const closed = new Promise((resolve) => line.once("close", resolve));
  const drained = async (piece: Uint8Array | string) => {
    if (!line.write(piece)) await Promise.race([new Promise((resolve) => line.once("drain", resolve)), closed]);
  };
  await drained("zINSTREAM\0");
  for (let at = 0; at < bytes.length && !line.destroyed; at += PIECE) {
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
