"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { SectionKey } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { TaskRail } from "./task-rail";
import type { LoadedForm } from "./loan-form-context";

/** A page of the wizard: the task list beside it where there is room (1280 px), else a way back to it. */
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
      <div className="grid min-w-0 gap-6">
        <Link
          href={`${routes.dashboard}#tasks`}
          className="link -my-2 inline-flex min-h-11 items-center gap-2 justify-self-start min-[80rem]:hidden"
        >
          <ArrowLeft aria-hidden size={18} />
          {t("wizard.backToTasks", "Back to tasks")}
        </Link>
        {children}
      </div>
    </div>
  );
}
