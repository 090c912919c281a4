import { isAdmin } from "@teedesk/domain";
import { apiResult } from "../api/apiResult.ts";
import { signInBaseUrl } from "../api/baseUrl.ts";
import type { Api } from "../api/client.ts";
import { credentialsFrom } from "../api/credentials.ts";
import type { SessionPorts } from "../flows/session/ports.ts";

type Input = { readonly api: Api; readonly baseUrl: string; readonly storage: SessionPorts["storage"] };

/** The session machine's ports: three calls and the browser's storage. */
export function sessionPorts({ api, baseUrl, storage }: Input): SessionPorts {
  return {
    signIn: (body, signal) => {
      const call = api.POST("/api/auth/sign_in", { baseUrl: signInBaseUrl(baseUrl), body, signal });
      // The session is in the headers of the response, not in its body.
      return apiResult(
        call.then(({ error, response }) => ({ data: credentialsFrom(response.headers), error, response })),
      );
    },
    fetchLevel: async (email, signal) => {
      const level = await apiResult(api.POST("/api/ric_users/level", { body: { email }, signal }));
      return level.kind === "ok" ? { ...level, value: isAdmin(level.value.level) ? "admin" : "other" } : level;
    },
    signOut: (signal) => apiResult(api.DELETE("/api/auth/sign_out", { signal })),
    storage,
  };
}
