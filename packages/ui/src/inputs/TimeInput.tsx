import { type InputProps, TextInput } from "./TextInput.tsx";
import { tidyTime } from "./tidy.ts";

/** A time of day, 24-hour HH:MM; a hasty `730` or `2pm` becomes `07:30` or `14:00` on leaving the field. */
export function TimeInput(props: InputProps) {
  return <TextInput placeholder="HH:MM" {...props} inputMode="text" maxLength={8} tidy={tidyTime} />;
}
