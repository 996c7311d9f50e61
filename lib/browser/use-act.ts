import { useState } from "react";

/** One press that makes a call: once at a time, and what it said where it failed. */
export function useAct(act: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function work() {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, run: () => void work() };
}
