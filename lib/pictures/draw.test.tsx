import { readFile } from "node:fs/promises";
import { drawPng } from "./draw";

test("while several pictures are drawn, the network is served between any two of them", async () => {
  const data = await readFile("lib/pictures/card-fonts/anek-600.ttf");
  const options = { width: 300, height: 150, fonts: [{ name: "Anek", data, weight: 600 as const }] };
  await drawPng(<div style={{ display: "flex" }}>Once, to load everything</div>, options);

  let turns = 0;
  let over = false;
  const count = () => {
    turns += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const drawnAt: number[] = [];
  await Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      const png = await drawPng(<div style={{ display: "flex" }}>{`Picture ${index}`}</div>, options);
      expect(Buffer.from(png.subarray(1, 4)).toString()).toBe("PNG");
      drawnAt.push(turns);
    }),
  );
  over = true;
  expect(new Set(drawnAt).size).toBe(4);
});
