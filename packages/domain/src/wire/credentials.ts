/** The headers that carry a session, as devise_token_auth names them (OPS-SES-04); kept and sent unchanged. */
export type Credentials = {
  readonly "access-token": string;
  readonly uid: string;
  readonly client: string;
  readonly expiry: string;
  readonly "token-type": string;
};

/** Credentials read from wherever they are held, by the name of each; blank without a session. */
export const credentialsOf = (textOf: (name: keyof Credentials) => string): Credentials => ({
  "access-token": textOf("access-token"),
  uid: textOf("uid"),
  client: textOf("client"),
  expiry: textOf("expiry"),
  "token-type": textOf("token-type"),
});
