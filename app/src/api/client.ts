import type { paths } from "@teedesk/openapi";
import createClient, { type Client } from "openapi-fetch";
import { actionMiddleware } from "./actionMiddleware.ts";
import { authMiddleware } from "./authMiddleware.ts";
import type { ClientSession } from "./credentials.ts";
import { querySerializer } from "./querySerializer.ts";
import { repeatConfirmed } from "./repeatConfirmed.ts";
import { textBodyMiddleware } from "./textBodyMiddleware.ts";

/** The typed calls of the contract: `api.GET("/api/courses/list")`. */
export type Api = Client<paths>;

type Options = {
  /** Origin (and prefix) of the API; see apiBaseUrl. */
  readonly baseUrl: string;
  readonly session: ClientSession;
  /** Whether the server accepts a POST for what a specified server does on a GET. */
  readonly actsByPost?: boolean;
  readonly fetch?: (request: Request) => Promise<Response>;
};

export function createApi({ baseUrl, session, actsByPost = false, fetch = globalThis.fetch }: Options): Api {
  const api = createClient<paths>({
    baseUrl,
    querySerializer,
    headers: { accept: "application/json" },
    fetch: repeatConfirmed(session, fetch),
  });
  api.use(authMiddleware(session));
  api.use(textBodyMiddleware);
  if (actsByPost) api.use(actionMiddleware);
  return api;
}
