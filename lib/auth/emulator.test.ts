import { createServer } from "node:http";
import { once } from "node:events";
import { type AddressInfo } from "node:net";
import { emulatorAnswers } from "./emulator";

test("whoever asks before the emulator answers waits for it, and nobody does once it has answered", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, "close");

  let isUp = false;
  const asked = [1, 2].map(() => emulatorAnswers(`127.0.0.1:${port}`).then(() => isUp));
  let asks = 0;
  const emulator = createServer((_, response) => {
    asks += 1;
    response.end();
  });
  setTimeout(() => {
    isUp = true;
    emulator.listen(port, "127.0.0.1");
  }, 600);
  expect(await Promise.all(asked)).toEqual([true, true]);
  await emulatorAnswers(`127.0.0.1:${port}`);
  expect(asks).toBe(1);
  emulator.closeAllConnections();
  emulator.close();
});
