import type { paths } from "@teedesk/openapi";
import createClient, { type Client } from "openapi-fetch";
import { authMiddleware } from "./authMiddleware.ts";
import type { CredentialStore } from "./credentials.ts";
import { querySerializer } from "./querySerializer.ts";

/** The typed calls of the contract: `api.GET("/api/courses/list")`. */
export type Api = Client<paths>;

type Options = {
  /** Origin (and prefix) of the API; see apiBaseUrl. */
  readonly baseUrl: string;
  readonly credentials: CredentialStore;
  /** Told about every 401 of the current session. */
  readonly onUnauthorized: () => void;
  readonly fetch?: (request: Request) => Promise<Response>;
};

export function createApi({ baseUrl, credentials, onUnauthorized, ...rest }: Options): Api {
  const api = createClient<paths>({ baseUrl, querySerializer, headers: { accept: "application/json" }, ...rest });
  api.use(authMiddleware(credentials, onUnauthorized));
  return api;
}
