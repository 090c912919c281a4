import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

function Broken(): never {
  throw new Error("no rate for card 4242 4242 4242 4242");
}

it("MSG-32 shows what a page threw, without a card number", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const screen = await render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  const alert = screen.getByRole("alert");
  await expect.element(alert).toHaveTextContent("A fatal error occured. Please escalate. Debug data:");
  await expect.element(alert).toHaveTextContent("no rate for card");
  await expect.element(alert).not.toHaveTextContent("4242 4242");
});
