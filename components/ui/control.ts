import type { Ref } from "react";

/**
 * What every form control takes, whatever it looks like. It fits react-hook-form's Controller:
 * `value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} ref={field.ref} name={field.name}`.
 * `id` is also the field's path ("0.firstName"), so an error summary can link to it; in controls made of several boxes
 * it sits on the first one.
 */
export type ControlProps<E extends HTMLElement = HTMLInputElement> = {
  id: string;
  name?: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<E>;
  invalid?: boolean;
  /** Ids of the hint and the error, as `Field` hands them out. */
  describedBy?: string;
  /** Shown and focusable, but not editable. */
  readOnly?: boolean;
  disabled?: boolean;
};

export const joinIds = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(" ") || undefined;
