import type { FastifyReply, FastifyRequest } from "fastify";

export type Cookies = {
  /** The value of a cookie with one of our tokens; null when there is no such cookie. */
  readonly token: (name: string) => string | null;
  /** Sets a cookie that scripts cannot read and other sites cannot send. */
  readonly set: (name: string, value: string, options: { readonly days: number }) => void;
};

/**
 * In production cookies are `Secure` whatever the proxy reports about the connection. Then their names have the prefix with which browsers
 * accept a cookie from this host alone (ASVS 3.3.3).
 */
export function cookiesOf({ headers, protocol }: FastifyRequest, reply: FastifyReply, isProduction: boolean): Cookies {
  const isSecure = isProduction || protocol === "https";
  const nameOf = (name: string) => (isSecure ? `__Host-${name}` : name);
  return {
    token(name) {
      const values = new Map((headers.cookie ?? "").split(";").map((pair) => [pair.split("=", 1)[0]?.trim(), pair]));
      const value = values.get(nameOf(name))?.split("=")[1]?.trim() ?? "";
      return /^[\w-]{43}$/.test(value) ? value : null;
    },
    set(name, value, { days }) {
      const parts = [`${nameOf(name)}=${value}`, "Path=/", `Max-Age=${days * 86_400}`, "HttpOnly", "SameSite=Strict"];
      void reply.header("set-cookie", [...parts, ...(isSecure ? ["Secure"] : [])].join("; "));
    },
  };
}
