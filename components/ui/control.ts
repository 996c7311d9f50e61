import type { Ref } from "react";

/**
 * What every form control takes; it fits react-hook-form's Controller. `id` is the field's path ("0.firstName"); in
 * controls of several boxes it sits on the first one.
 */
export type ControlProps<E extends HTMLElement = HTMLInputElement> = {
  id: string;
  name?: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<E>;
  invalid?: boolean;
  describedBy?: string;
  readOnly?: boolean;
  disabled?: boolean;
};

export const joinIds = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(" ") || undefined;
