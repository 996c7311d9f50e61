import { Tag } from "@/components/ui/tag";
import type { SectionState } from "@/lib/application/status";

/**
 * Where a section stands, in a word. Finished parts have no colour, so that the unfinished ones stand out; only a part
 * with a refused answer is red (GOV.UK task list).
 */
export function StateTag({ state }: { state: SectionState }) {
  switch (state) {
    case "completed":
      return <Tag tone="plain">Completed</Tag>;
    case "problem":
      return <Tag tone="bad">There is a problem</Tag>;
    case "started":
      return <Tag tone="todo">In progress</Tag>;
    case "waits":
      return <Tag>Cannot start yet</Tag>;
    case "untouched":
      return <Tag>Not started</Tag>;
  }
}

/** What has to happen before a part that cannot start yet. */
export const WAITS_FOR = "Add a co-applicant first";
