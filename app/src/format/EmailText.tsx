/** An e-mail address that breaks after its @, if it has to. */
export function EmailText({ email }: { readonly email: string }) {
  const domain = email.indexOf("@") + 1;
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}
