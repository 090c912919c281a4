import { Readable } from "node:stream";
import fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendDownload } from "./download.ts";

// The readers keep their connections open; closing does not wait for them.
const app = fastify({ forceCloseConnections: true });
let address = "";
let stream = new Readable();

let onResponse = (): void => {};

/** A file whose disk is gone after its first part has been sent. */
async function* broken() {
  const answered = new Promise<void>((resolve) => {
    onResponse = resolve;
  });
  yield Buffer.alloc(100_000);
  await answered;
  throw new Error("the disk went away");
}

async function* whole() {
  yield Buffer.alloc(100_000, "a");
  yield Buffer.alloc(100_000, "b");
}

beforeAll(async () => {
  const sending = (name: string, bytes: () => AsyncIterable<Buffer>) =>
    app.get(name, (_, reply) => {
      stream = Readable.from(bytes());
      return sendDownload(reply.type("application/zip"), { fileName: "a.xlsx", size: 200_000, bytes: stream });
    });
  sending("/broken", broken);
  sending("/whole", whole);
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

it("sends a file with its name and size", async () => {
  const response = await fetch(`${address}/whole`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="a.xlsx"',
    "content-length": "200000",
  });
  expect((await response.arrayBuffer()).byteLength).toBe(200_000);
});

it("breaks the connection when the file breaks off, so that it is not taken for whole", async () => {
  const response = await fetch(`${address}/broken`);
  expect(response.status).toBe(200);
  onResponse();
  await expect(response.arrayBuffer()).rejects.toThrow("terminated");
});

it("lets go of the file when the reader leaves", async () => {
  const leaving = new AbortController();
  const response = await fetch(`${address}/broken`, { signal: leaving.signal });
  leaving.abort();
  await expect(response.arrayBuffer()).rejects.toThrow("abort");
  await expect.poll(() => stream.destroyed).toBe(true);
});
