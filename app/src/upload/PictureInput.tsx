import { FileInput, type InputProps } from "@teedesk/ui";
import { pickFile, useUploadProgress } from "./pickedFiles.ts";

/** A picture as a field of a form: `<TextField name="file" as={PictureInput} />`. The server takes no other kinds (DECISIONS 30). */
export function PictureInput({ value, onChange, ...props }: InputProps) {
  const progress = useUploadProgress(value);
  return (
    <FileInput
      {...props}
      accept="image/png,image/jpeg,image/webp"
      preview={value}
      progress={progress}
      onPick={(file) => onChange(pickFile(file))}
    />
  );
}
