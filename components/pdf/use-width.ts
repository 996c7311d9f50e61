import { useEffect, useState } from "react";

/** CSS pixels, 0 before the first measure. */
export function useWidth(frame: { current: HTMLDivElement | null }) {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    watcher.observe(frame.current!);
    return () => watcher.disconnect();
  }, [frame]);
  return width;
}
