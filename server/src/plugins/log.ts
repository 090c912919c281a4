import { redact } from "@teedesk/domain";
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";

export type WriteLine = (line: string) => void;

/** An error without values: a database error's message repeats the parameters. */
function describeError(error: Error & { query?: unknown }): { type: string; message: string; stack: string } {
  const message = typeof error.query === "string" ? `Failed query: ${error.query}` : error.message;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  const cause = error.cause instanceof Error ? [`caused by ${describeError(error.cause).message}`] : [];
  return { type: error.name, message, stack: [message, ...cause, ...frames].join("\n") };
}

/**
 * One JSON line per event. Bodies, queries and headers are never logged; every line passes the redactor, so that it cannot
 * hold a card number, CVV, password or token (ANSWER-28).
 */
export const loggerOptions = (level: string, write: WriteLine): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  stream: { write: (line) => write(redact(line)) },
  serializers: { err: describeError },
});

/** A line for every finished request. The path alone: a query may hold names and addresses of customers. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined && reply.statusCode < 400) return;
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        operation: operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        staff_user_id: request.staff?.id,
      },
      "request",
    );
  });
}

/** A certificate's serial is money: its address is logged as the contract writes it. */
function pathOf({ url, routeOptions }: FastifyRequest): string | undefined {
  const route = routeOptions.url ?? "";
  return route.includes(":serial") ? route : url.split("?", 1)[0];
}
