import { rupees } from "@/lib/format";

/** Where to go with less than the least amount that is lent here, so that nobody hits a wall. */
export function SmallLoan({ minimum }: { minimum: number }) {
  return (
    <p className="mt-3 rounded-sm bg-info-soft px-3 py-2 text-sm text-info">
      For less than {rupees(minimum)}, use a government portal:{" "}
      <a className="underline underline-offset-3" href="https://www.vidyalakshmi.co.in/" rel="noopener noreferrer">
        Vidya Lakshmi
      </a>{" "}
      or{" "}
      <a className="underline underline-offset-3" href="https://pmvidyalaxmi.co.in/" rel="noopener noreferrer">
        PM-Vidyalaxmi
      </a>
      . The same papers serve there.
    </p>
  );
}
