import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { type InputProps, TextInput } from "./TextInput.tsx";

export type PasswordInputProps = InputProps & { autoComplete?: "current-password" | "new-password" };

/** A password with a button that shows what was typed. */
export function PasswordInput({ autoComplete = "current-password", ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const EyeIcon = shown ? EyeOff : Eye;
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
          <EyeIcon className="size-4" />
        </button>
      }
    />
  );
}
