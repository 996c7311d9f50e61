"use client";

import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { SectionKey } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { TaskRail } from "./task-rail";
import type { LoadedForm } from "./loan-form-context";

/** A page of the wizard, with the task list beside it where there is room (1280 px). */
export function Frame({
  at,
  record,
  hasDraft,
  children,
}: {
  at: SectionKey | "review";
  record: LoadedForm;
  hasDraft: (key: SectionKey) => boolean;
  children: ReactNode;
}) {
  return (
    <div className="items-start gap-8 min-[80rem]:grid min-[80rem]:grid-cols-[18rem_minmax(0,45rem)]">
      <TaskRail at={at} record={record} hasDraft={hasDraft} />
      <div className="grid min-w-0 gap-4 md:gap-6">{children}</div>
    </div>
  );
}

/** Where the task list has no room beside the page: the way back to it, on a phone by its arrow alone. */
export const BackToTasks = () => (
  <Link
    href={`${routes.dashboard}#tasks`}
    className="link inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2 min-[80rem]:hidden"
  >
    <ArrowLeft aria-hidden size={20} />
    <span className="max-sm:sr-only">{t("wizard.backToTasks", "Back to tasks")}</span>
  </Link>
);
