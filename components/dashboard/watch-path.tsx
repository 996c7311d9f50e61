"use client";

import { usePathname } from "next/navigation";
import { Suspense, useLayoutEffect } from "react";

type Props = {
  /** @param path of the page that is open; told before it is first seen, and at each change */
  onPath: (path: string) => void;
};

/**
 * Tells the address of the page, which is not known while a page with an unknown part is prerendered. It draws nothing:
 * React writes a large part that may wait at the end of the HTML and puts it in its place later, when what it shows may
 * have changed already.
 */
export function WatchPath(props: Props) {
  return (
    <Suspense>
      <Watch {...props} />
    </Suspense>
  );
}

function Watch({ onPath }: Props) {
  const path = usePathname();
  useLayoutEffect(() => onPath(path), [path, onPath]);
  return null;
}
