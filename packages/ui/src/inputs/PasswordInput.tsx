import { Eye, EyeOff } from "lucide";
import { useState } from "react";
import { Icon } from "../basics/Icon.tsx";
import { type InputProps, TextInput } from "./TextInput.tsx";

export type PasswordInputProps = InputProps & { autoComplete?: "current-password" | "new-password" };

/** A password with a button that shows what was typed. */
export function PasswordInput({ autoComplete = "current-password", ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      type={shown ? "text" : "password"}
      autoComplete={autoComplete}
      suffix={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`Show ${rest.label}`}
          onClick={() => setShown(!shown)}
          className="grid size-6 place-items-center rounded-sm hover:bg-hover hover:text-ink"
        >
          <Icon shapes={shown ? EyeOff : Eye} className="size-4" />
        </button>
      }
    />
  );
}
