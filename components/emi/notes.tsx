/** What stands below the panels of the calculator, whatever is in their boxes. */
export const NOTES = {
  prepay: (
    <p className="mt-3 max-w-[68ch] text-sm text-ink-2">
      Ask your lender in writing which of the two it does: the shorter loan saves more. With a smaller EMI, the EMI
      shown is that of a year after the first extra payment. Banks and NBFCs in India may take no charge for it on a
      floating-rate loan to a person, also on an old one (RBI/2019-20/29 and 30, 2 August 2019). Only a fixed-rate loan
      may have a charge.
    </p>
  ),
  rate: (
    <p className="mt-3 max-w-[68ch] text-sm text-ink-2">
      When a floating rate rises, many lenders keep the EMI and stretch the loan without asking. The RBI has them offer
      the choice of EMI or tenure (18 August 2023). Whether you can switch to a fixed rate is up to the lender (29
      September 2025).
    </p>
  ),
  fees: (
    <p className="mt-5 max-w-[68ch] text-sm text-ink-2">
      The APR is the rate at which your EMIs repay the money that really reached you: the month&apos;s rate of return on
      the loan less the fee and its tax, times 12. Banks and NBFCs in India must print it in the Key Facts Statement
      (RBI/2024-25/18, 15 April 2024); foreign lenders need not. Compare it there: it shows when a low rate comes with a
      high fee.
    </p>
  ),
};
