import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { violationsPath } from "./violations.ts";

const placeForNames = '<script type="application/json" id="config"></script>';

/** The hashes of a page's own scripts in the form of a content security policy. Scripts with data alone do not run. */
function scriptHashes(html: string): string {
  const scripts = [...html.matchAll(/<script(?: type="importmap")?>([^]*?)<\/script>/g)].map(([, code = ""]) => code);
  return scripts.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`).join(" ");
}

/**
 * The start page with the owner's names in it, so that the console need not request them, compressed once. Its own scripts may
 * run, and no other inline script; of files, only those whose hash the page has (scripts/scriptRegister.ts). Browsers report what they stop.
 */
export function createStartPage(built: string, names: object) {
  const written = JSON.stringify(names).replaceAll("<", String.raw`\u003c`);
  const html = built.replace(placeForNames, () => placeForNames.replace("></", `>${written}</`));
  const page = Buffer.from(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const packed = { br: brotliCompressSync(page, quality), gzip: gzipSync(page, { level: 9 }) };
  const etag = `"${createHash("sha256").update(page).digest("base64url").slice(0, 22)}"`;
  const hashes = scriptHashes(html);

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const policy = String(reply.getHeader("content-security-policy"));
    void reply.headers({
      "content-security-policy": `${policy};script-src 'self' ${hashes};report-uri ${violationsPath}`,
      "integrity-policy": "blocked-destinations=(script), endpoints=(violations)",
      "reporting-endpoints": `violations="${violationsPath}"`,
    });
    void reply.headers({ "cache-control": "no-cache", vary: "accept-encoding", etag });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    void reply.code(200).type("text/html; charset=utf-8");
    const accepted = request.headers["accept-encoding"] ?? "";
    const encoding = (["br", "gzip"] as const).find((name) => new RegExp(String.raw`\b${name}\b`).test(accepted));
    if (encoding === undefined) return reply.send(page);
    return reply.header("content-encoding", encoding).send(packed[encoding]);
  };
}
