const acts = ["keydown", "pointerdown", "wheel"] as const;

/** Watches the person at this tab. Returns the whole seconds since they last typed, clicked, tapped or scrolled; opening the page counts. */
export function watchActs(window: Window): () => number {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  for (const act of acts) window.addEventListener(act, note, { capture: true, passive: true });
  return () => Math.max(0, Math.floor((Date.now() - last) / 1000));
}
