import { Tag } from "@/components/ui/tag";
import type { SectionState } from "@/lib/application/status";
import { t } from "@/lib/messages/text";

/** Only a part with a refused answer is red (GOV.UK task list). */
export function StateTag({ state }: { state: SectionState }) {
  switch (state) {
    case "completed":
      return <Tag tone="plain">{t("application.completed", "Completed")}</Tag>;
    case "problem":
      return <Tag tone="bad">{t("application.problem", "There is a problem")}</Tag>;
    case "started":
      return <Tag tone="todo">{t("application.started", "In progress")}</Tag>;
    case "waits":
      return <Tag>{t("application.waits", "Cannot start yet")}</Tag>;
    case "untouched":
      return <Tag>{t("application.untouched", "Not started")}</Tag>;
  }
}

const WaitsFor = () => <span>{t("application.waitsFor", "Add a co-applicant first")}</span>;
export const WAITS_FOR = <WaitsFor />;
