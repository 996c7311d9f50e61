import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type DatabaseLine = {
  url: string;
  cut: () => void;
  mend: () => void;
  /** The database is slow: each of its answers comes so many milliseconds later. */
  slow: (ms: number) => void;
  /** The first connection that sends all of these texts goes silent: the answer waits here until `release`. */
  hold: (...texts: string[]) => { reached: Promise<void>; release: () => boolean };
  end: () => Promise<void>;
};

export async function databaseLine(address: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const holds = new Set<{ texts: string[]; take: (app: Socket, database: Socket) => void }>();
  let isCut = false;
  let late = 0;

  const server = createServer((app) => {
    if (isCut) return app.destroy();
    const database = connect(Number(port), hostname);
    let isHeld = false;
    const saidBy = statementsOf();
    for (const [socket, other] of [
      [app, database],
      [database, app],
    ] as const) {
      sockets.add(socket);
      // A socket that breaks tells the other side by its "close".
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        if (!isHeld) other.destroy();
      });
    }
    const waiting: Buffer[] = [];
    database.on("data", (bytes) => {
      waiting.push(bytes);
      const pass = () => app.write(waiting.shift()!);
      if (late === 0) pass();
      else setTimeout(pass, late);
    });
    app.on("data", (bytes) => {
      const said = saidBy(bytes);
      for (const hold of holds) {
        if (!hold.texts.every((text) => said.includes(text))) continue;
        holds.delete(hold);
        isHeld = true;
        database.pause();
        hold.take(app, database);
        database.once("resume", () => {
          isHeld = false;
          if (app.destroyed) database.destroy();
        });
      }
      database.write(bytes);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const url = new URL(address);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    slow(ms) {
      late = ms;
    },
    hold(...texts) {
      let held: { app: Socket; database: Socket } | undefined;
      const reached = new Promise<void>((resolve) => {
        holds.add({
          texts,
          take(app, database) {
            held = { app, database };
            resolve();
          },
        });
      });
      const release = () => {
        held?.database.resume();
        return held !== undefined && !held.app.destroyed;
      };
      return { reached, release };
    },
    async end() {
      server.close();
      breakAll();
      await once(server, "close");
    },
  };
}

/** PostgreSQL's protocol: Parse names a statement, Bind uses it. */
function statementsOf() {
  const kept = new Map<string, string>();
  return (bytes: Buffer) => {
    const said = bytes.toString("latin1");
    for (const [, name, text] of said.matchAll(/P[^]{4}(s\d+)\0([^\0]*)\0/g)) kept.set(name!, text!);
    const named = [...said.matchAll(/B[^]{4}\0(s\d+)\0/g)].map(([, name]) => kept.get(name!) ?? "");
    return [said, ...named].join("\n");
  };
}
