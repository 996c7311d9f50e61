import { useState } from "react";
import { saidBy } from "@/lib/messages/load-failures";

/** A press that makes a call; `problem` is what to say of its failure. */
export function useAct(act: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function work() {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(saidBy(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, run: () => void work() };
}
