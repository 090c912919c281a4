import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { securityHeaders } from "./security.ts";

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const address = server.app.server.address();
  port = address !== null && typeof address === "object" ? address.port : 0;
});
afterAll(() => server.close());

/** Everything the server sends in response to these bytes until it hangs up. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      heard += chunk.toString();
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(heard));
  });

it.each([
  ["no HTTP", "nonsense\r\n\r\n", 400, "The request could not be read."],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx",
    400,
    "The request could not be read.",
  ],
  [
    "too many headers",
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    "The headers of the request are too large.",
  ],
  [
    "an address that cannot be decoded",
    "GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
    400,
    "The request could not be read.",
  ],
])(
  "%s is refused in the usual shape, with the usual headers and a line in the log",
  async (_, bytes, status, message) => {
    server.logged.length = 0;
    const [head = "", body = ""] = (await answerTo(bytes)).split("\r\n\r\n");
    const { request_id, ...rest } = JSON.parse(body);
    expect(rest).toEqual({ message });
    expect(head).toContain(`HTTP/1.1 ${status} `);
    const usual = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`);
    const headers = head.split("\r\n");
    expect(headers).toEqual(
      expect.arrayContaining([`x-request-id: ${request_id}`, "cache-control: no-store", ...usual]),
    );
    expect(server.logged.join("")).toContain(request_id);
  },
);
