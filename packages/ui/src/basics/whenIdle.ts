import { useEffect, useState } from "react";

/** When the browser has nothing better to do, and after a second in any case. Safari cannot tell. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

/** Whether the browser has been idle since this was drawn: for what is not wanted before the rest of the page is seen. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void whenIdle().then(() => setIdle(true)), []);
  return isIdle;
}
