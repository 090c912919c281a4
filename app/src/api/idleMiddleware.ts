import type { Middleware } from "openapi-fetch";

/** States with every request how long its user has been idle, in whole seconds, so that requests on a timer keep no session open (DECISION-75). */
export const idleMiddleware = (idleSeconds: () => number): Middleware => ({
  onRequest({ request }) {
    request.headers.set("idle-seconds", String(idleSeconds()));
    return request;
  },
});
