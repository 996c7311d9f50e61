import type { ReactNode } from "react";
import type { Elements } from "./elements";
import { t } from "@/lib/messages/text";
import { joinIds } from "./control";
import { Warning } from "./icons";

type Wiring = { id: string; name: string; invalid: boolean; describedBy: string | undefined };

/**
 * Label, hint, error and control, tied by ids. `group` is for controls of several boxes: the label becomes a legend.
 */
export function Field({
  id,
  name = id,
  label,
  optional = false,
  hint,
  error,
  group = false,
  className,
  children,
}: {
  id: string;
  name?: string;
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  group?: boolean;
  className?: string;
  children: (wiring: Wiring) => Elements;
}) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = joinIds(hint !== undefined && hintId, error !== undefined && errorId);
  const classes = className ? `field ${className}` : "field";
  const text = (
    <>
      <span>{label}</span>
      {optional && <span className="field-optional"> {t("ui.optional", "(optional)")}</span>}
    </>
  );
  const rest = (
    <>
      {hint !== undefined && (
        <div id={hintId} className="field-hint">
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p id={errorId} className="field-error">
          <Warning size={18} />
          <span>
            <span className="sr-only">{t("ui.error", "Error:")} </span>
            <span>{error}</span>
          </span>
        </p>
      )}
      {children({ id, name, invalid: error !== undefined, describedBy })}
    </>
  );
  return group ? (
    <fieldset className={classes} data-invalid={error !== undefined || undefined} aria-describedby={describedBy}>
      <legend className="field-label">{text}</legend>
      {rest}
    </fieldset>
  ) : (
    <div className={classes} data-invalid={error !== undefined || undefined}>
      <label id={`${id}-label`} className="field-label" htmlFor={id}>
        {text}
      </label>
      {rest}
    </div>
  );
}
