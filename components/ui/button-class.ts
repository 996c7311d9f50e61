export type ButtonLook = {
  /** `accent` is the one loud button of a page; `plain` has no frame until it is hovered. */
  variant?: "main" | "accent" | "outline" | "quiet" | "plain" | "danger";
  /** Heights 44, 48 and 56 px. */
  size?: "sm" | "md" | "lg";
  block?: boolean;
  icon?: boolean;
};

export function buttonClass({ variant = "main", size = "md", block, icon }: ButtonLook = {}, extra?: string): string {
  return ["btn", `btn-${variant}`, size !== "md" && `btn-${size}`, block && "btn-block", icon && "btn-icon", extra]
    .filter(Boolean)
    .join(" ");
}
