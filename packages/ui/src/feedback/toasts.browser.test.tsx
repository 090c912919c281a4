import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { ToastRegion } from "./ToastRegion.tsx";
import { showToast } from "./toasts.ts";

it("says a thing in a live region until it is dismissed", async () => {
  const screen = await render(<ToastRegion />);
  const region = screen.getByRole("region", { name: "Notifications" });
  await expect.element(region).toHaveAttribute("aria-live", "polite");
  showToast("Receipt sent");
  await expect.element(region.getByText("Receipt sent")).toBeVisible();
  await region.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(region).toHaveTextContent("");
});
