import { clsx } from "clsx";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Field, type FieldProps } from "./Field.tsx";

export type FileInputProps = FieldProps & {
  name: string;
  /** The kinds of file that can be chosen, as the platform's dialog takes them: `image/png,image/jpeg`. */
  accept: string;
  onPick: (file: File) => void;
  /** Address of the picture that is chosen or stored; "" while there is none. */
  preview: string;
  /** A file is chosen and not stored yet; its name stays in sight while it is sent. */
  isChosen: boolean;
  /** The part of the file that has been sent, from 0 to 1; null while nothing is being sent. */
  progress: number | null;
  readOnly?: boolean | undefined;
};

/** A file that is dropped beside the input would open in place of the page, and what was typed would be lost. */
function useNoDropsBeside(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const refuse = (event: DragEvent) => {
      if (!(event.target instanceof HTMLInputElement && event.target.type === "file")) event.preventDefault();
    };
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, [isActive]);
}

/** A picture to upload, shown before and after it is sent. */
export function FileInput(props: FileInputProps) {
  const { label, preview, isChosen, progress, readOnly = false } = props;
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!isChosen && input.current !== null) input.current.value = "";
  }, [isChosen]);
  useNoDropsBeside(!readOnly);
  return (
    <Field {...props}>
      {(control) => (
        <div className="flex flex-col items-start gap-3">
          {(!readOnly || isChosen) && (
            <input
              {...control}
              ref={input}
              disabled={readOnly}
              type="file"
              name={props.name}
              accept={props.accept}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) props.onPick(file);
              }}
              // The platform takes files that are dropped on it.
              onDragEnter={() => setIsOver(true)}
              onDragLeave={() => setIsOver(false)}
              onDrop={() => setIsOver(false)}
              className={clsx(
                "w-full max-w-[700px] rounded-md border border-dashed p-4 text-sm text-ink-muted file:mr-3 file:h-control file:cursor-pointer file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3 file:font-medium file:text-ink",
                isOver
                  ? "border-accent bg-hover"
                  : props.error === undefined
                    ? "border-line-strong"
                    : "border-danger-text",
              )}
            />
          )}
          {progress !== null && (
            <progress value={progress} aria-label={`${label} sent`} className="h-1.5 w-full max-w-80 accent-accent" />
          )}
          {preview !== "" && (
            <img src={preview} alt="" className="max-h-75 max-w-[min(100%,700px)] rounded-md border border-line" />
          )}
        </div>
      )}
    </Field>
  );
}
