export type ButtonLook = {
  /** `accent` is the one loud button of a page; `plain` has no frame until it is hovered. */
  variant?: "main" | "accent" | "outline" | "quiet" | "plain" | "danger";
  /** Heights 44, 48 and 56 px. */
  size?: "sm" | "md" | "lg";
  block?: boolean;
  /** For a button that holds nothing but an icon; give it an aria-label. */
  icon?: boolean;
};

/** The looks of a button, for links too: `<Link className={buttonClass({ variant: "outline" })}>`. */
export function buttonClass({ variant = "main", size = "md", block, icon }: ButtonLook = {}, extra?: string): string {
  return ["btn", `btn-${variant}`, size !== "md" && `btn-${size}`, block && "btn-block", icon && "btn-icon", extra]
    .filter(Boolean)
    .join(" ");
}
