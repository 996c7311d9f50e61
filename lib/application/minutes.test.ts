import { fromStored } from "@/lib/loan-form/record";
import { sampleSection } from "@/tests/samples/sections";
import { minutesFor } from "./minutes";
import { needsOf } from "./tasks";

const nothing = fromStored({});
const KYC = needsOf(nothing, "kycDetails");
const GENERAL = needsOf(nothing, "generalDetails");

test("a minute for an open paper, twenty seconds for an open question, rounded up", () => {
  expect(KYC).toHaveLength(5);
  expect(minutesFor(KYC)).toBe(5);
  expect(GENERAL).toHaveLength(9);
  expect(minutesFor(GENERAL)).toBe(3);
  expect(minutesFor(GENERAL.slice(0, 1))).toBe(1);
  expect(minutesFor(GENERAL.slice(0, 4))).toBe(2);
});

test("what is saved, filled in from signup or typed in a draft takes no time", () => {
  const prefill = { generalDetails: { firstName: "Asha", lastName: "Iyer", emailId: "a@example.com" } };
  expect(minutesFor(needsOf(nothing, "generalDetails", prefill))).toBe(2);
  expect(minutesFor(GENERAL, { firstName: "Asha", lastName: "Iyer", city: "Surat", state: "" })).toBe(2);
  expect(minutesFor(KYC, { panCard: "/api/files/1", passport: "" })).toBe(4);
  const saved = fromStored({
    kycDetails: sampleSection("kycDetails", () => "/api/files/0123456789abcdef0123456789abcdef", []),
  });
  expect(minutesFor(needsOf(saved, "kycDetails"))).toBe(0);
});
