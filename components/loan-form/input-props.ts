import type { FieldSpec } from "@/lib/loan-form/fields";
import type { LoadedForm } from "./loan-form-context";

/** What every input of a section is told. */
export type Shared = {
  files: LoadedForm["files"];
  /** The application is complete: look, do not touch. */
  locked: boolean;
  /** Counts the uploads under way in this section. */
  onBusy: (change: (count: number) => number) => void;
  optional: boolean;
  /** Lenders usually ask for it, though the form does not. */
  usual: boolean;
  readOnly: boolean;
};
export type InputProps = Shared & { path: string; field: FieldSpec };
