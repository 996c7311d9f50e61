import { X } from "lucide-react";
import type { FocusEvent, Ref } from "react";

/** Whether the focus moves out of a panel to something else of the page. */
export const focusLeaves = ({ relatedTarget, currentTarget }: FocusEvent) =>
  relatedTarget !== null && !currentTarget.contains(relatedTarget);

/** The button that closes a popover. @param panel its id */
export const ClosePanel = ({
  panel,
  label,
  className,
  ref,
}: {
  panel: string;
  label: string;
  className: string;
  ref?: Ref<HTMLButtonElement>;
}) => (
  <button
    ref={ref}
    type="button"
    popoverTarget={panel}
    popoverTargetAction="hide"
    aria-label={label}
    className={`btn btn-plain btn-sm btn-icon ${className}`}
  >
    <X aria-hidden size={22} />
  </button>
);
