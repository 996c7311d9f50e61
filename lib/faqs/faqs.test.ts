import { randomUUID } from "node:crypto";
import { POST } from "@/app/api/faqs/read/route";
import { db } from "@/lib/db";
import { call, requestTo } from "@/tests/requests";

type Faq = { _id: string; question: string; answer: string; isActive: boolean };
const read = async () => (await call<Faq[]>(POST, requestTo("faqs/read"))).body.data ?? [];

describe("faqs/read", () => {
  const ids = { shown: randomUUID(), earlier: randomUUID(), inactive: randomUUID(), broken: randomUUID() };
  beforeAll(() =>
    db.faq.createMany({
      data: [
        { id: ids.shown, position: 9001, question: " Shown? ", answer: "Yes" },
        { id: ids.earlier, position: 9000, question: "Earlier?", answer: "Yes" },
        { id: ids.inactive, question: "Hidden?", answer: "Yes", isActive: false },
        { id: ids.broken, question: "No answer?", answer: "  " },
      ],
    }),
  );
  afterAll(() => db.faq.deleteMany({ where: { id: { in: Object.values(ids) } } }));

  it("gives active questions in order, with exactly the contract's keys", async () => {
    const faqs = await read();
    expect(faqs.slice(-2)).toEqual([
      { _id: ids.earlier, question: "Earlier?", answer: "Yes", isActive: true },
      { _id: ids.shown, question: "Shown?", answer: "Yes", isActive: true },
    ]);
  });

  it("hides what is inactive or broken", async () => {
    const given = (await read()).map(({ _id }) => _id);
    expect(given).not.toContain(ids.inactive);
    expect(given).not.toContain(ids.broken);
  });

  it("refuses a body with anything in it", async () => {
    expect((await call(POST, requestTo("faqs/read", { isActive: false }))).http).toBe(422);
  });
});
