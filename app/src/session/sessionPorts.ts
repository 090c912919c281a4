import { type ApiResult, type Credentials, isAdmin } from "@teedesk/domain";
import { apiResult } from "../api/apiResult.ts";
import { signInBaseUrl } from "../api/baseUrl.ts";
import type { Api } from "../api/client.ts";
import { credentialsFrom, lacksFactor } from "../api/credentials.ts";
import { member } from "../api/record.ts";
import type { CodeNeeded, SessionPorts } from "../flows/session/ports.ts";

type Input = { readonly api: Api; readonly baseUrl: string; readonly storage: SessionPorts["storage"] };

type Outcome = { readonly error?: unknown; readonly response: Response };

/** The result of a sign-in. The session is in the headers of the response, not in its body. */
async function signedIn(call: Promise<Outcome>): Promise<ApiResult<Credentials> | CodeNeeded> {
  let token: unknown;
  const result = await apiResult(
    call.then(({ error, response }) => {
      token = member(member(error, "second_factor"), "token");
      return { data: credentialsFrom(response.headers), error, response };
    }),
  );
  return result.kind === "unauthorized" && typeof token === "string" ? { kind: "codeNeeded", token } : result;
}

/** The session machine's ports: four calls and the browser's storage. */
export function sessionPorts({ api, baseUrl, storage }: Input): SessionPorts {
  return {
    signIn: (body, signal) => {
      const call = api.POST("/api/auth/sign_in", { baseUrl: signInBaseUrl(baseUrl), body, signal });
      return signedIn(call);
    },
    completeSignIn: async (body, signal) => {
      const result = await signedIn(
        api.POST("/api/auth/second_factor/sign_in", { baseUrl: signInBaseUrl(baseUrl), body, signal }),
      );
      return result.kind === "codeNeeded" ? { kind: "unauthorized" } : result;
    },
    fetchLevel: async (email, signal) => {
      let isMissing = false;
      const call = api.POST("/api/ric_users/level", { body: { email }, signal }).then((outcome) => {
        isMissing = lacksFactor(outcome.response);
        return outcome;
      });
      const level = await apiResult(call);
      if (isMissing) return { kind: "factorMissing" };
      return level.kind === "ok" ? { ...level, value: isAdmin(level.value.level) ? "admin" : "other" } : level;
    },
    signOut: (signal) => apiResult(api.DELETE("/api/auth/sign_out", { signal })),
    storage,
  };
}
