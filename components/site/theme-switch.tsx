import { t } from "@/lib/messages/text";

const CHOICES = {
  system: () => t("site.themeSystem", "System"),
  light: () => t("site.themeLight", "Light"),
  dark: () => t("site.themeDark", "Dark"),
};

/**
 * Light, dark, or as the system is. The head script marks what is chosen and keeps what is pressed, so that no page
 * needs a component for it.
 */
export function ThemeSwitch({
  name,
}: {
  /** Of its radio buttons: two switches in one document, of which one may be out of sight, must not share it. */
  name: string;
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t("site.theme", "Theme")}</legend>
      <div className="inline-flex max-w-full flex-wrap overflow-clip rounded-sm border border-edge">
        {Object.entries(CHOICES).map(([value, label]) => (
          <label key={value} className="cursor-pointer border-edge text-sm font-semibold not-first:border-l">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === "system"}
              data-theme-choice=""
              className="peer sr-only"
            />
            <span className="flex min-h-11 items-center px-3 peer-checked:bg-peacock peer-checked:text-on-peacock peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-4">
              {label()}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
