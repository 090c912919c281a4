/** The server to verify, and the credentials. */
export type Server = {
  readonly url: string;
  readonly email: string;
  readonly password: string;
  /** Creates records, saves them and deletes them again. */
  readonly write: boolean;
  readonly fetch: (request: Request) => Promise<Response>;
};

type Outcome = { readonly status: number | null; readonly value: unknown };

const names = ["access-token", "uid", "client", "expiry", "token-type"] as const;

/** Calls a server as the console does: with the session's headers, and with the newest token it returned. */
export function createCaller({ url, email, password, fetch }: Server) {
  const session = new Map<string, string>();
  let renewed = 0;
  let refusedAfterRenewal = false;

  async function call(method: string, path: string, body?: object): Promise<Outcome> {
    const headers = new Headers({ accept: "application/json", "cache-control": "no-store" });
    for (const [name, value] of session) headers.set(name, value);
    if (body !== undefined) headers.set("content-type", "application/json");
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    let response: Response;
    try {
      response = await fetch(new Request(new URL(path, url), { method, headers, ...sent }));
    } catch {
      return { status: null, value: null };
    }
    const token = response.headers.get("access-token") ?? "";
    if (session.size > 0 && token !== "" && token !== session.get("access-token")) {
      renewed += 1;
      session.set("access-token", token);
    }
    if (response.status === 401 && renewed > 0) refusedAfterRenewal = true;
    const text = await response.text();
    try {
      return { status: response.status, value: text === "" ? null : JSON.parse(text) };
    } catch {
      return { status: response.status, value: text };
    }
  }

  return {
    call,
    isSignedIn: () => session.size > 0,
    signIn: async (): Promise<readonly string[]> => {
      const headers = { "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify({ email, password }) };
      const response = await fetch(new Request(new URL("/api/auth/sign_in", url), init));
      if (response.status !== 200) return [`status ${response.status}, not 200`];
      const missing = names.filter((name) => (response.headers.get(name) ?? "") === "");
      if (missing.length > 0) return missing.map((name) => `no header ${name}`);
      for (const name of names) session.set(name, response.headers.get(name) ?? "");
      return [];
    },
    tokenProblems: () => (refusedAfterRenewal ? ["a call with the newest token was refused"] : []),
    tokenRemark: () => (renewed > 0 ? `renewed ${renewed} times` : "kept for the whole session"),
  };
}
