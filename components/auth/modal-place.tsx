"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useOpening } from "@/components/forms/modal-store";
import { untilItComes } from "@/lib/browser/page-requests";
import { whenIdle } from "@/lib/browser/when-idle";
import { OpeningNotice } from "./opening-notice";

/**
 * The modals, with what opens, replaces and restores them. No page needs them to be read: they are fetched once it has
 * nothing else to do, or with the first press.
 */
export const loadModals = () => import("./auth-modals");

/** The place where the modals appear; once per layout. */
export function ModalPlace() {
  const [Modals, setModals] = useState<ComponentType | null>(null);
  // From then on the page's own notice says why it does not come.
  const [hasFailed, setHasFailed] = useState(false);
  const isAsked = useOpening() !== null;
  useEffect(() => {
    const show = ({ AuthModals }: Awaited<ReturnType<typeof loadModals>>) => setModals(() => AuthModals);
    // Nobody waits for what is fetched ahead: where it does not come, a press asks again, and says so.
    const ask = () =>
      loadModals().catch((error: unknown) => {
        setHasFailed(true);
        throw error;
      });
    if (isAsked) void untilItComes(ask).then(show);
    else whenIdle(() => void loadModals().then(show, () => {}));
  }, [isAsked]);
  if (Modals) return <Modals />;
  return isAsked && !hasFailed ? <OpeningNotice /> : null;
}
