import { useMemo } from "react";
import { encode } from "uqr";

/** A text as a QR code, black on white in either theme: phones read no other. Four modules of margin belong to it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 4 });
    const dark = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: dark.join("") };
  }, [text]);
  return (
    <svg
      // An img would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-md border border-line bg-[#fff]"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
