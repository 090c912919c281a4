/** Light and dark follow the system until the person chooses. */
const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const key = "teedesk.theme";

export const readTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(key)) ?? "system";

/** Shows a theme; `@teedesk/ui` reads the attribute. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

/** Shows a theme and remembers it in this browser. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  applyTheme(theme);
}
