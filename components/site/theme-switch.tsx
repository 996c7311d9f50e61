"use client";

import { onWindow, useBrowserValue } from "@/components/ui/use-browser-value";
import { t } from "@/lib/messages/text";

const CHOICES = {
  system: () => t("site.themeSystem", "System"),
  light: () => t("site.themeLight", "Light"),
  dark: () => t("site.themeDark", "Dark"),
};
type Choice = keyof typeof CHOICES;

const storageChanges = onWindow("storage");

/** Light, dark, or as the system is. The head script applies what is stored here. */
export function ThemeSwitch() {
  const chosen = useBrowserValue(read, "system", storageChanges);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t("site.theme", "Theme")}</legend>
      <div className="inline-flex max-w-full flex-wrap overflow-clip rounded-sm border border-edge">
        {(Object.keys(CHOICES) as Choice[]).map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center border-edge px-3 text-sm font-semibold not-first:border-l has-checked:bg-peacock has-checked:text-on-peacock has-focus-visible:outline-3 has-focus-visible:-outline-offset-4"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
              className="sr-only"
            />
            {CHOICES[value]()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function read(): Choice {
  try {
    const stored = localStorage.getItem("theme");
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

function choose(value: Choice) {
  try {
    localStorage.setItem("theme", value);
  } catch {
    // Storage is off: the theme then follows the system, which is what the switch goes on showing.
  }
  window.dispatchEvent(new Event("storage"));
}
