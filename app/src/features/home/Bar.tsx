/** A figure over a bar of its share of a scale. The bar is decoration. */
export function Bar({ text, value, scale }: { readonly text: string; readonly value: number; readonly scale: number }) {
  return (
    <span className="flex items-center gap-2">
      <span className="w-20 shrink-0 text-right">{text}</span>
      <span aria-hidden className="h-2 min-w-4 flex-1 rounded-sm bg-sunken">
        <span
          data-bar
          className="block h-full rounded-sm bg-accent print-color-adjust-exact"
          style={{ width: `${Math.max(0, Math.min(100, (value / scale) * 100))}%` }}
        />
      </span>
    </span>
  );
}
