import type { ReactNode } from "react";
import { TabPanel } from "@/components/ui/tab-panel";

export function StatusScreen({
  tab,
  title,
  message,
  children,
}: {
  tab: string;
  title: string;
  message: string;
  children: ReactNode;
}) {
  return (
    <div className="wrap section">
      <TabPanel label={tab} className="mx-auto max-w-2xl">
        <div className="grid justify-items-start gap-5">
          <h1>{title}</h1>
          <p className="text-lg text-ink-2">{message}</p>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </TabPanel>
    </div>
  );
}
