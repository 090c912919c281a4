export type SignInForm = { readonly email: string; readonly password: string };

/** The one rule of the sign-in form; its words belong to the view. */
export type SignInIssue = { readonly path: keyof SignInForm; readonly code: "required" };

const required = (path: keyof SignInForm): SignInIssue => ({ path, code: "required" });

/** Both fields are required before anything is sent (OPS-SIGN-09). */
export const signInIssues = (form: SignInForm): readonly SignInIssue[] => [
  ...(form.email.trim() === "" ? [required("email")] : []),
  ...(form.password === "" ? [required("password")] : []),
];
