import type { ReactNode } from "react";
import type { Elements } from "./elements";

/** `beside` takes links to neighbouring pages (class "file-tab"). */
export function TabPanel({
  label,
  as: Label = "span",
  beside,
  quiet = false,
  className,
  children,
}: {
  label: ReactNode;
  as?: "span" | "h2" | "h3";
  beside?: Elements;
  quiet?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={[quiet && "file-quiet", className].filter(Boolean).join(" ") || undefined}>
      <div className="file-tabs">
        <Label className="file-tab file-tab-current">{label}</Label>
        {beside}
      </div>
      <div className="file-panel">{children}</div>
    </div>
  );
}
