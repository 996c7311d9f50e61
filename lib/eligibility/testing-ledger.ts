type Terms = { amount: number; pct: number; study: number; months: number; compounding?: boolean };
export type Flow = { month: number; paid: number };

function least(low: number, high: number, isEnough: (value: number) => boolean) {
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** A loan month by month, of the test's own: interest through the study, then equal payments. */
export function ledger({ amount, pct, study, months, compounding = false }: Terms): Flow[] {
  let owed = amount;
  let unpaid = 0;
  for (let month = 1; month <= study; month += 1) {
    unpaid += ((compounding ? owed + unpaid : owed) * pct) / 1200;
  }
  owed += unpaid;
  const left = (payment: number) => {
    let balance = owed;
    for (let month = 1; month <= months; month += 1) balance += (balance * pct) / 1200 - payment;
    return balance;
  };
  const payment = least(0, owed * 2, (tried) => left(tried) <= 0);
  return Array.from({ length: months }, (_, index) => ({ month: study + index + 1, paid: payment }));
}
export const sum = (flows: readonly Flow[]) => flows.reduce((total, { paid }) => total + paid, 0);

/** What is worth as much on the first day as what was received then: 12 times the month's internal rate of return. */
export const internalRate = (received: number, flows: readonly Flow[]) =>
  least(
    0,
    200,
    (pct) => flows.reduce((worth, { month, paid }) => worth + paid / (1 + pct / 1200) ** month, 0) <= received,
  );

export const yearlyCost = (received: number, payment: number, study: number, months: number) =>
  least(0, 200, (pct) => (ledger({ amount: received, pct, study, months })[0]?.paid ?? 0) >= payment);
