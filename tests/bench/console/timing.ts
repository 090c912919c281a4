/** Times of a page, measured in the page itself, without the driver's own time. */
type Timing = {
  /** From the address to the first row painted, in milliseconds. */
  readonly firstRow: Promise<number>;
  /** From a key's press to its letter painted, or to the choice that an arrow key led to, for each key. */
  readonly keys: number[];
  /** From the next click to the moment a matching element is painted. */
  readonly afterClick: (selector: string) => Promise<number>;
};

declare global {
  interface Window {
    timing: Timing;
  }
}

/** Runs in the page before its own scripts. "Painted" is the first task after the frame that contains it. */
export function installTiming(row: string): void {
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          port1.close();
          resolve(performance.now());
        });
        port1.start();
        port2.postMessage(null);
      });
    });
  const present = (selector: string) =>
    new Promise<void>((resolve) => {
      const look = () => (document.querySelector(selector) === null ? requestAnimationFrame(look) : resolve());
      look();
    });
  const keys: number[] = [];
  let pressed = 0;
  const time = () => void painted().then((now) => keys.push(now - pressed));
  addEventListener(
    "keydown",
    ({ key, timeStamp }) => {
      pressed = timeStamp;
      if (key.startsWith("Arrow")) time();
    },
    true,
  );
  addEventListener("input", time, true);
  const afterClick = (selector: string) =>
    new Promise<number>((resolve) => {
      const timed = async ({ timeStamp }: Event) => {
        await present(selector);
        resolve((await painted()) - timeStamp);
      };
      addEventListener("click", (event) => void timed(event), { capture: true, once: true });
    });
  window.timing = { firstRow: present(row).then(painted), keys, afterClick };
}
