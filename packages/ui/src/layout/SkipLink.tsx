/** The first link of the page: jumps over the bars to the element with the id `to`. Seen when focused. */
export function SkipLink({ to, text = "Skip to content" }: { to: string; text?: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-3 focus:py-2 focus:font-medium focus:shadow-popup"
    >
      {text}
    </a>
  );
}
