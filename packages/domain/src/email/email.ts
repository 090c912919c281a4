/** Why a text is not one e-mail address. */
export type EmailIssueCode = "email_unreadable";
