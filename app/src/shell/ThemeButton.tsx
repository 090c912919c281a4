import { Button } from "@teedesk/ui";
import { useState } from "react";
import { chooseTheme, readTheme, type Theme } from "./theme.ts";

const next: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };

/** Cycles through the themes and remembers the choice. */
export function ThemeButton() {
  const [theme, setTheme] = useState(readTheme);
  const change = () => {
    chooseTheme(next[theme]);
    setTheme(next[theme]);
  };
  return (
    <Button kind="quiet" size="small" onClick={change} className="text-ink-muted">
      Theme: {theme}
    </Button>
  );
}
