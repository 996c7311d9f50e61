import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

let child: ChildProcess;
afterEach(() => child.kill());

test("what an upload left behind goes once the process is idle, without anybody asking for memory", async () => {
  child = fork("tests/idle-process.ts", ["after-upload"], {
    // V8's own look at a young process would do it once; on one that has served for a while it does not come.
    execArgv: ["--no-memory-reducer", "--conditions=react-server", "--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  expect(await once(child, "message")).toContain("collected");
}, 60_000);
