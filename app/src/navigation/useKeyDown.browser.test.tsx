import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { useKeyDown } from "./useKeyDown.ts";

it("hears of a key pressed in the moment its page is drawn", async () => {
  const heard: string[] = [];
  function Page() {
    useKeyDown(({ key }) => heard.push(key));
    return <p>Drawn</p>;
  }
  const box = document.createElement("div");
  document.body.append(box);
  const drawn = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "F2", bubbles: true }));
      resolve();
    }).observe(box, { childList: true });
  });
  const root = createRoot(box);
  root.render(<Page />);
  await drawn;
  expect(heard).toEqual(["F2"]);
  root.unmount();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "F2", bubbles: true }));
  expect(heard).toEqual(["F2"]);
  box.remove();
});
