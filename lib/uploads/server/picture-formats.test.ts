import { execFileSync } from "node:child_process";

// The switch holds for a whole process and cannot be taken back, so it is tried in one of its own: by what Next runs
// when a server starts.
const SERVER = `
  const { register } = require("./instrumentation");
  const sharp = require("sharp");
  const pixels = { create: { width: 8, height: 6, channels: 3, background: "#c63" } };
  async function opened() {
    const made = { svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>') };
    for (const format of ["jpeg", "png", "gif", "webp", "tiff", "avif"]) made[format] = await sharp(pixels).toFormat(format).toBuffer();
    const found = {};
    for (const [format, bytes] of Object.entries(made)) found[format] = await sharp(bytes).toBuffer().then(() => true, () => false);
    return found;
  }
  (async () => {
    const before = await opened();
    await register();
    process.stdout.write(JSON.stringify({ before, after: await opened() }), () => process.exit());
  })();
`;

test("a server that has started opens JPEG and PNG and nothing else; before that, its picture library opened them all", () => {
  const said = execFileSync(process.execPath, ["--conditions=react-server", "--import", "tsx", "-e", SERVER], {
    encoding: "utf8",
    // Without a database: the documents of other tests are sealed with keys of their own, which ends a start.
    env: {
      ...process.env,
      ...{ NEXT_RUNTIME: "nodejs", LOG_LEVEL: "silent", DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" },
    },
  });
  const { before, after } = JSON.parse(said) as Record<"before" | "after", Record<string, boolean>>;
  expect(before).toEqual({ svg: true, jpeg: true, png: true, gif: true, webp: true, tiff: true, avif: true });
  expect(after).toEqual({ svg: false, jpeg: true, png: true, gif: false, webp: false, tiff: false, avif: false });
});
