import type { FastifyReply, FastifyRequest } from "fastify";

export type Cookies = {
  /** The value of a cookie with one of our tokens; null when there is no such cookie. */
  readonly token: (name: string) => string | null;
  /** Sets a cookie that scripts cannot read and other sites cannot send. */
  readonly set: (name: string, value: string, options: { readonly path: string; readonly days: number }) => void;
};

/** In production cookies are `Secure` whatever the proxy reports about the connection. */
export const cookiesOf = (
  { headers, protocol }: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
): Cookies => ({
  token(name) {
    const values = new Map((headers.cookie ?? "").split(";").map((pair) => [pair.split("=", 1)[0]?.trim(), pair]));
    const value = values.get(name)?.split("=")[1]?.trim() ?? "";
    return /^[\w-]{43}$/.test(value) ? value : null;
  },
  set(name, value, { path, days }) {
    const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${days * 86_400}`, "HttpOnly", "SameSite=Strict"];
    void reply.header("set-cookie", [...parts, ...(isProduction || protocol === "https" ? ["Secure"] : [])].join("; "));
  },
});
