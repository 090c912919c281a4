/** A read-only field of the tee time. */
export const fact = (name: string, label: string, value: string | null | undefined) => ({
  name,
  label,
  value: value ?? "",
  readOnly: true,
  onChange: () => undefined,
});
