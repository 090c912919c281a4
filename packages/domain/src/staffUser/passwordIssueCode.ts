/** Why a password is refused. */
export type PasswordIssueCode =
  | "password_too_short"
  | "password_too_long"
  | "password_common"
  | "password_mismatch"
  | "password_wrong";
