import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

/**
 * Which components React renders, read as its developer tools read it. `setup.ts` imports it before anything imports React,
 * which looks for the tools' hook when it is loaded.
 */
type Fiber = {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};

const performedWork = 1;
let rendered: string[] | null = null;

/** A memoised component, or one that forwards a ref, has its function inside. */
const nameOf = (type: unknown): string => {
  if (typeof type === "function") return type.name;
  if (typeof type !== "object" || type === null) return "";
  if ("render" in type) return nameOf(type.render) || "forwardRef";
  return "type" in type ? nameOf(type.type) : "";
};

function visit(fiber: Fiber | null): void {
  for (let next = fiber; next !== null; next = next.sibling) {
    const isNew = next.alternate === null;
    if ((next.flags & performedWork) !== 0 && nameOf(next.type) !== "") rendered?.push(nameOf(next.type));
    // Children that are the very same were skipped.
    if (isNew || next.child !== next.alternate?.child) visit(next.child);
  }
}

// React's development build reports to the browser's profiler each component and where each element was made. No test profiles.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
      if (rendered !== null) visit(root.current.child);
    },
  },
});

function valueOf(input: Locator): string {
  const element = input.element();
  return element instanceof HTMLInputElement ? element.value : "";
}

/** The names of the components that React renders while something is done, in their order. */
export async function rendersDuring(act: () => Promise<void>): Promise<readonly string[]> {
  const during: string[] = [];
  rendered = during;
  await act();
  rendered = null;
  return during;
}

/**
 * The names of the components that one typed key renders, in their order. Code and rows that arrive late may render in
 * between: what two keys in succession render alike is the key's own.
 */
export async function rendersOfKey(input: Locator, key: string): Promise<readonly string[]> {
  const typeKey = async () => {
    const text = `${valueOf(input)}${key}`;
    return rendersDuring(async () => {
      await userEvent.type(input, key);
      await expect.element(input).toHaveValue(text);
    });
  };
  let [earlier, latest] = [await typeKey(), await typeKey()];
  for (let more = 4; more > 0 && earlier.join() !== latest.join(); more -= 1)
    [earlier, latest] = [latest, await typeKey()];
  return latest;
}
