import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { now } from "@/lib/dates/now";

/**
 * On paper there is the whole schedule instead of the page, whoever asks for printing.
 * @param before closes what must not be printed
 * @returns since when the page is being printed, in milliseconds; undefined while it is not
 */
export function usePrintedAt(before: () => void) {
  const [printedAt, setPrintedAt] = useState<number>();
  const begin = useEffectEvent(() =>
    flushSync(() => {
      before();
      setPrintedAt(now());
    }),
  );
  useEffect(() => {
    const after = () => setPrintedAt(undefined);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return printedAt;
}
