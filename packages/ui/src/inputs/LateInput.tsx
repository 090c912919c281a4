import { ChevronsUpDown } from "lucide";
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../basics/Icon.tsx";
import { LateNotice } from "../basics/LateNotice.tsx";
import type { FieldControl } from "./Field.tsx";
import { useAutoFocus } from "./focus.ts";
import { inputLook } from "./inputLook.ts";
import { namedOption, type Option } from "./option.ts";
import type { InputProps } from "./TextInput.tsx";

/** Takes the typed text and the focus from the input that is there immediately to the one whose code loads later. */
export type Handover = {
  readonly type: (text: string | null) => void;
  readonly focus: (isFocused: boolean) => void;
  /** There is an input to take over from. */
  readonly begin: () => void;
  /** Null for what was not typed; the next taker gets nothing. */
  readonly take: () => { readonly typed: string | null; readonly isFocused: boolean; readonly hasBegun: boolean };
};

function createHandover(): Handover {
  const nothing = { typed: null, isFocused: false, hasBegun: false };
  let held: ReturnType<Handover["take"]> = nothing;
  return {
    type: (typed) => {
      held = { ...held, typed };
    },
    focus: (isFocused) => {
      held = { ...held, isFocused };
    },
    begin: () => {
      held = { ...held, hasBegun: true };
    },
    take: () => {
      const taken = held;
      held = { ...nothing, hasBegun: held.hasBegun };
      return taken;
    },
  };
}

/**
 * The notice makes the field taller, so on a slow line it would move the form twice: it waits until the choices will hardly come by themselves. In
 * milliseconds.
 */
const patience = 10_000;

type LateInputProps = {
  readonly control: FieldControl;
  /** The text in the input. */
  readonly text: string;
  readonly input: Pick<InputProps, "name" | "placeholder" | "autoFocus" | "disabled">;
  readonly options: readonly Option[];
  /** Takes the option that was typed by its name. */
  readonly choose: (option: Option) => void;
  readonly onType?: ((typed: string) => void) | undefined;
  readonly children: (handover: Handover) => ReactNode;
};

/**
 * In place of a combobox while its code is loading: a list or a form need not wait for it. The focus and what is
 * typed meanwhile go over to it. If it does not load, a choice is typed by its name.
 */
export function LateInput({ children, ...props }: LateInputProps) {
  const [handover] = useState(createHandover);
  return <Suspense fallback={<StandIn {...props} handover={handover} />}>{children(handover)}</Suspense>;
}

type StandInProps = Omit<LateInputProps, "children"> & { readonly handover: Handover };

function StandIn({ control, text, input, options, choose, onType, handover }: StandInProps) {
  const ref = useAutoFocus<HTMLInputElement>(input.autoFocus);
  useLayoutEffect(() => handover.begin(), [handover]);
  const [typed, setTyped] = useState<string | null>(null);
  const type = (value: string | null) => {
    setTyped(value);
    handover.type(value);
  };
  const take = (by: "name" | "match") => {
    const option = typed === null ? undefined : namedOption(options, typed, by);
    if (option === undefined) return false;
    choose(option);
    type(null);
    return true;
  };
  return (
    // Left without a choice it shows what is chosen again, as the combobox does; the button beside it is no leaving.
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !take("name")) type(null);
      }}
    >
      <div className="relative">
        <input
          {...control}
          ref={ref}
          // Until the choices can be shown.
          aria-busy
          name={input.name}
          value={typed ?? text}
          placeholder={input.placeholder}
          disabled={input.disabled}
          autoComplete="off"
          onChange={({ target }) => {
            type(target.value);
            onType?.(target.value);
          }}
          // As the combobox does with its first match.
          onKeyDown={(event) => {
            const { key, shiftKey } = event;
            if (key === "Tab" && !shiftKey) take("match");
            if (key !== "Enter") return;
            // Enter chooses, and does not submit the form around as well: least of all with the choice before an unknown name.
            if (typed !== null) event.preventDefault();
            take("match");
          }}
          onFocus={({ currentTarget }) => {
            handover.focus(true);
            currentTarget.select();
          }}
          onBlur={() => handover.focus(false)}
          className={inputLook(false, "h-control truncate pr-8")}
        />
        <span className="absolute inset-y-0 right-1 grid w-6 place-items-center text-ink-muted">
          <Icon shapes={ChevronsUpDown} className="size-4" />
        </span>
      </div>
      <LateNotice className="mt-1" patience={patience} onRetry={() => ref.current?.focus()}>
        Choices are not loaded yet; type a name.
      </LateNotice>
    </div>
  );
}

/**
 * Gives an input the focus and the text that its stand-in had, as if they were typed into it now. With `autoFocus` it takes the
 * focus only where there was no stand-in: by the time its code has loaded the user may be typing elsewhere.
 */
export function useHandover(handover: Handover, autoFocus = false): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { typed, isFocused, hasBegun } = handover.take();
    const input = ref.current;
    if (input === null || !(isFocused || (autoFocus && !hasBegun))) return;
    input.focus();
    if (typed === null) return;
    // Headless UI writes the chosen value into the input until a key is pressed in it.
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Unidentified", bubbles: true }));
    // Past React's own setter, which would take the event for an echo.
    Reflect.set(HTMLInputElement.prototype, "value", typed, input);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, [handover, autoFocus]);
  return ref;
}
