/**
 * The logo of the product, inline: a file would be one more request of every start. `public/favicon.png` is this at 48 px, for the
 * browser's tab.
 */
export function Logo({ name, size }: { readonly name: string; readonly size: number }) {
  return (
    // An img would need that file.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg role="img" aria-label={name} viewBox="0 0 32 32" width={size} height={size}>
      <rect width="32" height="32" rx="7" fill="#17603c" />
      <path d="M13 6.5v17" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M14 6.5l9.5 4.25L14 15z" fill="#f7cf5c" />
      <path
        d="M8 23.5c0-1.7 2.9-2.8 6.5-2.8s9.5 1.1 9.5 2.8-4.4 2.5-8.5 2.5S8 25.2 8 23.5z"
        fill="#fff"
        fillOpacity=".92"
      />
    </svg>
  );
}
