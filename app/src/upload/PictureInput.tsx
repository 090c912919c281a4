import { FileInput, type InputProps } from "@teedesk/ui";
import { isPicture, pickedFile, pickFile, pictureTypes, useUploadProgress } from "./pickedFiles.ts";

/** A picture as a field of a form: `<TextField name="file" as={PictureInput} />`. */
export function PictureInput({ value, onChange, ...props }: InputProps) {
  const progress = useUploadProgress(value);
  return (
    <FileInput
      {...props}
      accept={pictureTypes.join()}
      preview={isPicture(value) ? value : ""}
      isChosen={pickedFile(value) !== null}
      progress={progress}
      onPick={(file) => onChange(pickFile(file))}
    />
  );
}
