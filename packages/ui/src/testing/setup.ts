// Files share a page: all have the styles, or only those after the first that asks for them.
import "../theme.css";
import { beforeEach } from "vitest";
import { dismissToast, toastStore } from "../feedback/toasts.ts";

// Toasts outlive the page that they were shown on.
beforeEach(() => {
  for (const { id } of toastStore.shown()) dismissToast(id);
});
