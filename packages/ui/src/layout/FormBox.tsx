import type { HTMLAttributes, RefObject } from "react";

export type FormBoxProps = Omit<HTMLAttributes<HTMLElement>, "onSubmit"> & {
  box: RefObject<HTMLElement | null>;
  /** Undefined where nothing can be sent: then it is no form, and a group where it has a name. */
  onSubmit: (() => void) | undefined;
};

/** The box around what a form sends. */
export function FormBox({ box, onSubmit, ...rest }: FormBoxProps) {
  const ref = (element: HTMLElement | null) => {
    box.current = element;
  };
  if (onSubmit === undefined) return <div {...rest} ref={ref} role={rest["aria-label"] && "group"} />;
  return (
    <form
      {...rest}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
