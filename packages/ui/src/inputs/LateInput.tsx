import { clsx } from "clsx";
import { ChevronsUpDown } from "lucide-react";
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useState } from "react";
import type { FieldControl } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import type { InputProps } from "./TextInput.tsx";
import { useAutoFocus } from "./useAutoFocus.ts";

/** Takes what was typed and where the focus was from the input that is there at once to the one whose code comes later. */
export type Handover = {
  readonly type: (text: string) => void;
  readonly focus: (isFocused: boolean) => void;
  /** Null for what was not typed; the next taker gets nothing. */
  readonly take: () => { readonly typed: string | null; readonly isFocused: boolean };
};

function createHandover(): Handover {
  let typed: string | null = null;
  let isFocused = false;
  return {
    type: (text) => {
      typed = text;
    },
    focus: (focused) => {
      isFocused = focused;
    },
    take: () => {
      const taken = { typed, isFocused };
      typed = null;
      isFocused = false;
      return taken;
    },
  };
}

type LateInputProps = {
  readonly control: FieldControl;
  /** What the input shows. */
  readonly text: string;
  readonly input: Pick<InputProps, "name" | "placeholder" | "autoFocus" | "disabled">;
  readonly children: (handover: Handover) => ReactNode;
};

/**
 * Stands where a combobox will be while its code is on its way: a list or a form need not wait for it. The focus and what is
 * typed meanwhile go over to it.
 */
export function LateInput({ control, text, input, children }: LateInputProps) {
  const [handover] = useState(createHandover);
  return (
    <Suspense fallback={<StandIn control={control} text={text} input={input} handover={handover} />}>
      {children(handover)}
    </Suspense>
  );
}

function StandIn({
  control,
  text,
  input,
  handover,
}: Omit<LateInputProps, "children"> & { readonly handover: Handover }) {
  const ref = useAutoFocus<HTMLInputElement>(input.autoFocus);
  return (
    <div className="relative">
      <input
        {...control}
        ref={ref}
        // Until the choices can be shown.
        aria-busy
        name={input.name}
        // What is typed stays in the element until it is handed over.
        defaultValue={text}
        placeholder={input.placeholder}
        disabled={input.disabled}
        autoComplete="off"
        onChange={({ target }) => handover.type(target.value)}
        onFocus={({ currentTarget }) => {
          handover.focus(true);
          currentTarget.select();
        }}
        onBlur={() => handover.focus(false)}
        className={inputLook(false, clsx("h-control truncate pr-8"))}
      />
      <span className="absolute inset-y-0 right-1 grid w-6 place-items-center text-ink-muted">
        <ChevronsUpDown className="size-4" />
      </span>
    </div>
  );
}

/** Gives an input the focus and the text that its stand-in had, as if they were typed into it now. */
export function useHandover(ref: RefObject<HTMLInputElement | null>, handover: Handover): void {
  useLayoutEffect(() => {
    const { typed, isFocused } = handover.take();
    const input = ref.current;
    if (input === null || !isFocused) return;
    input.focus();
    if (typed === null) return;
    // Past React's own setter, which would take the event for an echo.
    Reflect.set(HTMLInputElement.prototype, "value", typed, input);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, [ref, handover]);
}
