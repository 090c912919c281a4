import { expect, it } from "vitest";
import { filesUnder, readText } from "./projectFiles.ts";

const sources = ["app/src", "packages/domain/src", "packages/ui/src", "packages/xlsx/src", "server/src"]
  .flatMap(filesUnder)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-d)?\.tsx?$|\/testing\//.test(file));
const ofServer = (file: string): boolean => file.startsWith("server/");
const ofConsole = (file: string): boolean => !ofServer(file);

type Row = readonly [string, RegExp, (file: string) => boolean, readonly string[]];

/** Things that no source may have but the named files: requirements of ASVS 5.0 rest on it (docs/asvs.tsv). */
it.each<Row>([
  ["programs of the system are started", /child_process/, ofServer, ["server/src/commands/backupDrill.ts"]],
  ["text is run as code", /\beval\(|\bnew Function\b|node:vm|importScripts/, () => true, []],
  [
    "text becomes markup of the page",
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/i,
    ofConsole,
    ["packages/ui/src/basics/Icon.tsx"],
  ],
  ["a frame has markup", /srcdoc/i, ofConsole, ["app/src/features/emailTemplates/TemplatePreview.tsx"]],
  ["the server requests addresses", /\bfetch\(|node:https?\b|node:http2|node:tls|node:dgram/, ofServer, []],
  ["the server redirects", /\.redirect\(/, ofServer, []],
  ["chance is guessable", /Math\.random/, () => true, []],
  [
    "a hash is broken",
    /\bmd[45]\b|createHash\("(?!sha256")|createHmac\("(?!sha256")/i,
    ofServer,
    ["server/src/features/reports/exceptions/exceptions.repository.ts", "server/src/session/totp.ts"],
  ],
  ["a cipher is another than AES-256-GCM", /create(?:C|Dec)ipheriv\("(?!aes-256-gcm")|publicEncrypt/, ofServer, []],
  ["windows exchange messages", /postMessage|onmessage|BroadcastChannel|addEventListener\("message"/, ofConsole, []],
  ["connections stay open", /WebSocket|EventSource|RTCPeerConnection/, () => true, []],
  [
    "a cookie or database of the browser is written",
    /document\.cookie|indexedDB|caches\.open|serviceWorker/,
    ofConsole,
    [],
  ],
])("nowhere, but where it is named: %s", (_, pattern, isAsked, allowed) => {
  const found = sources.filter((file) => isAsked(file) && pattern.test(readText(file)));
  expect(found).toEqual(allowed);
});

/** Kinds of packages that ASVS 5.0 has requirements for, and that Teedesk does without. */
it("no package of the product parses XML, queries a directory, issues tokens or serves GraphQL", () => {
  const manifests = ["app", "packages/domain", "packages/ui", "packages/xlsx", "server"].map(
    (folder) => `${folder}/package.json`,
  );
  const packages = manifests.flatMap((file) => {
    const { dependencies = {} }: { readonly dependencies?: object } = JSON.parse(readText(file));
    return Object.keys(dependencies);
  });
  const unwanted =
    /xml|xpath|ldap|graphql|jsonwebtoken|\bjose\b|oauth|oidc|openid|saml|passport|memcache|redis|latex|socket|webrtc|\bws\b/i;
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter((name) => unwanted.test(name))).toEqual([]);
});
