// Loaded into an instance of the app by a test (node --import): its clock is as many days ahead as the file says that
// CLOCK_SHIFT_FILE names, also in the Date of its answers. The database's clock stays.
import { readFileSync } from "node:fs";
import { ServerResponse } from "node:http";

const RealDate = Date;
let shift = 0;
const read = () => {
  shift = Number(readFileSync(process.env.CLOCK_SHIFT_FILE, "utf8")) * 86_400_000;
};
read();
setInterval(read, 50).unref();

const now = () => RealDate.now() + shift;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...head) {
  if (!this.headersSent) this.setHeader("Date", new RealDate(now()).toUTCString());
  return writeHead.apply(this, head);
};
