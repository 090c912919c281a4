import { useState } from "react";
import { Button } from "../src/index.ts";

/** Overrides the system's theme the way an app would, by `data-theme` on the root. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const next = theme === "light" ? "dark" : "light";
  const change = () => {
    document.documentElement.dataset["theme"] = next;
    setTheme(next);
  };
  return (
    <Button kind="quiet" onClick={change}>
      {next === "dark" ? "Dark" : "Light"}
    </Button>
  );
}
