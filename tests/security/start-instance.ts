import { type ChildProcess, fork } from "node:child_process";

const running: ChildProcess[] = [];

/** A process of its own (see instance.ts), in this environment or the test's. @returns where it answers */
export function startInstance({
  proxies = 0,
  env,
}: {
  proxies?: number;
  env?: NodeJS.ProcessEnv;
} = {}): Promise<string> {
  const child = fork("tests/security/instance.ts", [String(proxies)], {
    execArgv: ["--conditions=react-server", "--import", "tsx"],
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  running.push(child);
  return new Promise((resolve, reject) => {
    child.once("message", (port) => resolve(`http://127.0.0.1:${String(port)}`));
    child.once("exit", (code) => reject(new Error(`The instance ended with ${code}.`)));
  });
}

export const endInstances = () => running.forEach((child) => child.kill());
