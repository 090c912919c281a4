import type { ElementType, FormEvent, HTMLAttributes, RefObject } from "react";

export type FormBoxProps = Omit<HTMLAttributes<HTMLElement>, "onSubmit"> & {
  box: RefObject<HTMLElement | null>;
  /** Undefined where nothing can be sent: then it is no form, and a group where it has a name. */
  onSubmit: (() => void) | undefined;
};

const boxes: Readonly<Record<"form" | "group", ElementType>> = { form: "form", group: "div" };

/** The box around what a form sends. */
export function FormBox({ box, onSubmit, ...rest }: FormBoxProps) {
  const Box = boxes[onSubmit === undefined ? "group" : "form"];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const own = onSubmit === undefined ? { role: rest["aria-label"] && "group" } : { noValidate: true, onSubmit: submit };
  return <Box {...rest} {...own} ref={box} />;
}
