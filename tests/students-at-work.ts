import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { connect } from "@/tests/factories/database";
import { newStudentIn } from "@/tests/factories/sessions";
import { sampleSection } from "@/tests/samples/sections";
import { formWith, samplePdf } from "@/tests/samples/uploads";

/** Milliseconds between two saves of a student, and between two pieces of a document over a slow line. */
const PAUSES = { save: 500, piece: 150 };
const PAPER = samplePdf(400 * 1024);

type Db = ReturnType<typeof connect>["db"];
type Answer = { status: number; body: Buffer };
type Asked = { path: string; method?: string; headers?: Record<string, string>; pieces?: Buffer[] };

/**
 * Students who save their form, open pages and send documents over slow lines, each from an address of this machine of
 * their own, until they are asked to end.
 * @param site where they are answered; db: its database
 */
export async function studentsAtWork(site: string, db: Db, count: number) {
  const { hostname, port } = new URL(site);
  const failures: string[] = [];
  const done = { saves: 0, pages: 0, uploads: 0, sentAgain: 0 };
  let isOver = false;

  const people = await Promise.all(Array.from({ length: count }, () => newStudentIn(db)));
  const working = people.map(async ({ id, cookie }, number) => {
    const localAddress = `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`;
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    const ask = ({ path, method = "GET", headers: more, pieces = [] }: Asked) =>
      new Promise<Answer>((resolve) => {
        const failed = (error: unknown) => resolve({ status: 0, body: Buffer.from(String(error)) });
        const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
        const all = { ...headers, ...more, ...(method === "POST" && { "content-length": String(length) }) };
        const sent = request({ hostname, port, path, method, headers: all, localAddress, agent: false });
        sent.on("response", (answer: IncomingMessage) => {
          buffer(answer).then((body) => resolve({ status: answer.statusCode!, body }), failed);
        });
        sent.on("error", failed);
        void (async () => {
          for (const [at, piece] of pieces.entries()) {
            if (at > 0) await pause(PAUSES.piece);
            sent.write(piece);
          }
          sent.end();
        })();
      });
    const isRight = (kind: string, { status, body }: Answer) => {
      if (status !== 200) failures.push(`${kind} ${status} ${String(body).slice(0, 200)}`);
      return status === 200;
    };
    let saved = 0;
    const papers: string[] = [];
    async function save() {
      const general = { ...(sampleSection("generalDetails", String) as object), city: `City ${saved + 1}` };
      const pieces = [Buffer.from(JSON.stringify({ generalDetails: general }))];
      const asked = {
        path: "/api/loanform/add",
        method: "POST",
        headers: { "content-type": "application/json" },
        pieces,
      };
      if (!isRight("save", await ask(asked))) return;
      saved += 1;
      done.saves += 1;
    }
    async function upload() {
      const form = new Response(formWith(PAPER, "paper.pdf", "application/pdf"));
      const bytes = Buffer.from(await form.arrayBuffer());
      const pieces = Array.from({ length: 20 }, (_, at) =>
        bytes.subarray((at * bytes.length) / 20, ((at + 1) * bytes.length) / 20),
      );
      const type = { "content-type": form.headers.get("content-type")! };
      const send = () => ask({ path: "/api/loanform/upload", method: "POST", headers: type, pieces });
      let answer = await send();
      // As the browser does: no proxy knows whether it was taken (deploy/README.md).
      if (answer.status === 502) {
        done.sentAgain += 1;
        answer = await send();
      }
      if (!isRight("upload", answer)) return;
      papers.push((JSON.parse(String(answer.body)) as { data: { url: string } }).data.url);
      done.uploads += 1;
    }
    const saving = async () => {
      for (; !isOver; await pause(PAUSES.save)) {
        await save();
        if (isRight("page", await ask({ path: "/education-loan" }))) done.pages += 1;
      }
    };
    const sending = async () => {
      for (let sends = 0; !isOver; await pause(PAUSES.save)) if (number % 5 === 0 && sends++ < 30) await upload();
    };
    await Promise.all([saving(), sending()]);
    return { id, saved, papers, read: (path: string) => ask({ path }) };
  });

  return {
    /** @returns what failed, what was confirmed, and of that what is not there */
    async end() {
      isOver = true;
      const lost: string[] = [];
      for (const { id, saved, papers, read } of await Promise.all(working)) {
        const form = await db.loanForm.findUnique({ where: { userId: id } });
        const { city = "City 0" } = (form?.generalDetails ?? {}) as { city?: string };
        if (Number(city.slice("City ".length)) < saved) lost.push(`${id}: ${city} of ${saved}`);
        for (const paper of papers) {
          const { status, body } = await read(paper);
          if (status !== 200 || body.length !== PAPER.length) lost.push(`${paper}: ${status}, ${body.length} bytes`);
        }
      }
      return { failures, done, lost };
    },
  };
}
