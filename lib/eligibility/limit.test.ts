import { compareLimit, type Limits } from "./limit";
import { caseOf } from "./testing";

const LIMITS: Limits = {
  securedMax: null,
  unsecuredMax: null,
  unsecuredTopMax: null,
  unsecuredTopFor: null,
  unsecuredTopIf: null,
};
const of = (limits: Partial<Limits>, answers: Parameters<typeof caseOf>[0], more: Parameters<typeof caseOf>[1] = {}) =>
  compareLimit({ ...LIMITS, ...limits }, caseOf(answers, more));

describe("with security", () => {
  it.each([
    [{ securedMax: 10_000_000 }, 9_999_999, "holds"],
    [{ securedMax: 10_000_000 }, 10_000_000, "holds"],
    [{ securedMax: 10_000_000 }, 10_000_001, "fails"],
    [{}, 1, "asks"],
    [{ unsecuredMax: 0 }, 1, "asks"],
    // Who offers security may borrow without it as well.
    [{ unsecuredMax: 4_000_000 }, 4_000_000, "holds"],
    [{ unsecuredMax: 4_000_000 }, 4_000_001, "asks"],
    [{ securedMax: 1_000_000, unsecuredMax: 4_000_000 }, 4_000_000, "holds"],
    [{ securedMax: 1_000_000, unsecuredMax: 4_000_000 }, 4_000_001, "fails"],
    [{ securedMax: 1_000_000, unsecuredTopMax: 4_000_000, unsecuredTopFor: "listed" }, 4_000_000, "asks"],
    [{ securedMax: 1_000_000, unsecuredTopMax: 4_000_000, unsecuredTopFor: "listed" }, 4_000_001, "fails"],
  ] as [Partial<Limits>, number, string][])("%o on %p: %s", (limits, amount, outcome) =>
    expect(of(limits, { security: true, amount }).outcome).toBe(outcome),
  );

  it("says by how much it is too much", () =>
    expect(of({ securedMax: 10_000_000, unsecuredMax: 0 }, { security: true, amount: 10_000_001 })).toEqual({
      subject: "amount",
      fact: "secured",
      outcome: "fails",
      words: "It lends up to ₹1 crore with security.",
      difference: "₹1 more than its limit of ₹1,00,00,000.",
      remedy: "Borrow at most ₹1,00,00,000.",
    }));
});

describe("without security", () => {
  const SBI = {
    securedMax: 30_000_000,
    unsecuredMax: 750_000,
    unsecuredTopMax: 5_000_000,
    unsecuredTopIf: "your institute is on its list",
  };
  it.each([
    // For everybody.
    [{ unsecuredMax: 750_000 }, 750_000, "unknown", "holds"],
    [{ unsecuredMax: 750_000 }, 750_001, "unknown", "fails"],
    [{ unsecuredMax: 0, securedMax: 30_000_000 }, 1, "yes", "fails"],
    // For institutes on the list.
    [{ ...SBI, unsecuredTopFor: "listed" }, 750_000, "no", "holds"],
    [{ ...SBI, unsecuredTopFor: "listed" }, 750_001, "no", "fails"],
    [{ ...SBI, unsecuredTopFor: "listed" }, 750_001, "unknown", "asks"],
    [{ ...SBI, unsecuredTopFor: "listed" }, 750_001, "yes", "holds"],
    [{ ...SBI, unsecuredTopFor: "listed" }, 5_000_000, "yes", "holds"],
    [{ ...SBI, unsecuredTopFor: "listed" }, 5_000_000, "unknown", "asks"],
    [{ ...SBI, unsecuredTopFor: "listed" }, 5_000_001, "yes", "fails"],
    [{ ...SBI, unsecuredTopFor: "listed" }, 5_000_001, "unknown", "fails"],
    // For some categories of the list.
    [{ ...SBI, unsecuredTopFor: "category" }, 750_000, "no", "holds"],
    [{ ...SBI, unsecuredTopFor: "category" }, 750_001, "no", "fails"],
    [{ ...SBI, unsecuredTopFor: "category" }, 750_001, "unknown", "asks"],
    [{ ...SBI, unsecuredTopFor: "category" }, 5_000_000, "yes", "asks"],
    [{ ...SBI, unsecuredTopFor: "category" }, 5_000_001, "yes", "fails"],
    // By the profile.
    [{ ...SBI, unsecuredTopFor: "profile" }, 750_000, "no", "holds"],
    [{ ...SBI, unsecuredTopFor: "profile" }, 750_001, "no", "asks"],
    [{ ...SBI, unsecuredTopFor: "profile" }, 5_000_000, "yes", "asks"],
    [{ ...SBI, unsecuredTopFor: "profile" }, 5_000_001, "unknown", "fails"],
    // Not published for others.
    [{ unsecuredTopMax: 4_000_000, unsecuredTopFor: "listed" }, 4_000_000, "yes", "holds"],
    [{ unsecuredTopMax: 4_000_000, unsecuredTopFor: "listed" }, 1, "no", "asks"],
    [{ unsecuredTopMax: 4_000_000, unsecuredTopFor: "listed" }, 4_000_000, "no", "asks"],
    [{ unsecuredTopMax: 4_000_000, unsecuredTopFor: "listed" }, 4_000_001, "no", "fails"],
    [{ unsecuredTopMax: 4_000_000, unsecuredTopFor: "listed" }, 4_000_001, "yes", "fails"],
    [{ unsecuredTopMax: 4_000_000, unsecuredTopFor: "category" }, 4_000_000, "no", "asks"],
    [{ unsecuredTopMax: 4_000_000, unsecuredTopFor: "profile" }, 4_000_000, "no", "asks"],
    [{ unsecuredTopMax: 4_000_000, unsecuredTopFor: "profile" }, 4_000_001, "no", "fails"],
    // Security for others.
    [{ unsecuredMax: 0, unsecuredTopMax: 4_000_000, unsecuredTopFor: "listed" }, 1, "no", "fails"],
    [{ unsecuredMax: 0, unsecuredTopMax: 4_000_000, unsecuredTopFor: "listed" }, 1, "unknown", "asks"],
    [{ unsecuredMax: 0, unsecuredTopMax: 4_000_000, unsecuredTopFor: "listed" }, 1, "yes", "holds"],
    // No limit is published, but none is higher than the one with security.
    [{}, 1_000_000_000, "yes", "asks"],
    [{ securedMax: 10_000_000 }, 10_000_000, "no", "asks"],
    [{ securedMax: 10_000_000 }, 10_000_001, "no", "fails"],
  ] as [Partial<Limits>, number, "yes" | "no" | "unknown", string][])(
    "%o on %p, premier %s: %s",
    (limits, amount, premier, outcome) => expect(of(limits, { amount, premier }).outcome).toBe(outcome),
  );

  it("says what it lends, how much is missing and what would help", () => {
    expect(of({ ...SBI, unsecuredTopFor: "listed" }, { amount: 1_000_000, premier: "no" })).toEqual({
      subject: "security",
      fact: "unsecured",
      outcome: "fails",
      words: "It lends up to ₹50 lakh without security only if your institute is on its list; else up to ₹7.5 lakh.",
      difference: "₹2,50,000 more than its limit of ₹7,50,000 without security.",
      remedy: "Offer security, such as a house, land or a fixed deposit, or borrow at most ₹7,50,000.",
    });
    expect(of({ ...SBI, unsecuredTopFor: "listed" }, { amount: 6_000_000 }).difference).toBe(
      "₹10,00,000 more than its limit of ₹50,00,000 without security.",
    );
    expect(of({ unsecuredMax: 0 }, {})).toMatchObject({
      words: "It always asks for security.",
      difference: "You offer no security.",
      remedy: "Offer security, such as a house, land or a fixed deposit.",
    });
    expect(of({ securedMax: 1_000_000 }, {})).toMatchObject({
      words: "It publishes no largest amount without security.",
      difference: "₹10,00,000 more than its limit of ₹10,00,000.",
    });
  });

  it("holds for a listed institute with the word to check the lender's own list", () =>
    expect(of({ ...SBI, unsecuredTopFor: "listed" }, { premier: "yes" }).words).toMatch(
      /only if your institute is on its list; .* Check that yours is on this lender's own list\.$/,
    ));
});

describe("in another currency", () => {
  const dollars = (perUnit?: number) => ({ currency: "USD", perUnit });
  it("compares at the exchange rate", () => {
    expect(of({ unsecuredMax: 20_000 }, { amount: 1_700_000 }, dollars(85)).outcome).toBe("holds");
    expect(of({ unsecuredMax: 20_000 }, { amount: 1_700_001 }, dollars(85))).toMatchObject({
      outcome: "fails",
      difference: "US$1 more than its limit of US$20,000 without security.",
    });
  });
  it("compares nothing without one", () => {
    for (const limits of [{ unsecuredMax: 20_000 }, { unsecuredTopMax: 20_000, unsecuredTopFor: "profile" as const }])
      expect(of(limits, {}, dollars())).toMatchObject({
        outcome: "asks",
        difference: "Not compared: no exchange rate given.",
      });
    expect(of({ securedMax: 20_000 }, { security: true }, dollars()).outcome).toBe("asks");
    expect(of({ securedMax: 20_000 }, {}, dollars()).outcome).toBe("asks");
  });
  it("needs none to say that security is always asked", () =>
    expect(of({ unsecuredMax: 0 }, {}, dollars()).outcome).toBe("fails"));
});
