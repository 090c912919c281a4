import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  admin = await server.as("admin");
});
afterAll(() => server.close());

/** A picture of one red pixel. */
const red = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

async function upload(course: string, file: Buffer | string, headers = admin, name = "red.png") {
  const form = new FormData();
  form.append("image[course_id]", course);
  form.append("image[file]", new File([file], name, { type: "image/png" }));
  const request = new Request("http://x", { method: "POST", body: form });
  return server.inject({
    method: "POST",
    url: "/api/images",
    headers: { ...headers, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
const get = (url: string, headers: Record<string, string> = admin) => server.inject({ method: "GET", url, headers });
const remove = (id: number, headers = admin) => server.inject({ method: "DELETE", url: `/api/images/${id}`, headers });
const count = async () => (await get("/api/images/count")).json();

it("API-088..092 ADM-IMG-12..16 a picture is stored, listed, shown, served and deleted", async () => {
  const stored = await upload("25", red);
  const { id, image_url } = stored.json();
  const shown = {
    id,
    course_id: 25,
    course_name: "Cottonwood Old Nine",
    image_url: expect.stringMatching(/^\/images\/[\da-f-]{36}$/),
  };
  expect([stored.statusCode, stored.json()]).toEqual([200, shown]);
  expect((await get(`/api/images/show/${id}`)).json()).toEqual(shown);
  expect((await get('/api/images/index?filters={"course_name":"cottonWOOD"}')).json()).toEqual([
    { id, url: image_url, course_id: 25, course_name: "Cottonwood Old Nine" },
  ]);
  expect((await get('/api/images/count?filters={"course_id":25}')).json()).toBe(1);
  expect((await get("/api/courses/show/25")).json()).toMatchObject({ image_url });

  const served = await get(image_url, {});
  expect([served.statusCode, served.rawPayload]).toEqual([200, red]);
  expect(served.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  });

  expect((await remove(id)).json()).toEqual({});
  expect([(await get(image_url)).statusCode, (await get(`/api/images/show/${id}`)).statusCode]).toEqual([404, 404]);
  expect((await remove(id)).statusCode).toBe(404);
  const actions: { action: string }[] = (await get(`/api/history/image/${id}`)).json();
  expect(actions.map(({ action }) => action)).toEqual(["deleted", "created"]);
});

describe("nothing is stored", () => {
  it.each([
    ["of an SVG with a script", "25", "<svg onload='alert(1)'/>", "file"],
    ["of a renamed page", "25", "<!doctype html><script>alert(1)</script>", "file"],
    ["of an empty file", "25", "", "file"],
    ["of an unknown course", "999999", red, "course_id"],
    ["of no course", "soon", red, "image[course_id]"],
  ])("%s", async (_, course, file, field) => {
    const before = await count();
    const response = await upload(course, file);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
    expect(await count()).toBe(before);
  });

  it("of a decompression bomb", async () => {
    const bomb = Buffer.from(red);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect((await upload("25", bomb)).json()).toEqual({ errors: { file: [expect.stringContaining("pixels")] } });
  });

  it("of more than 5 MB", async () => {
    const large = Buffer.concat([red, Buffer.alloc(5 * 1024 * 1024)]);
    expect((await upload("25", large)).json()).toEqual({ errors: { file: [expect.stringContaining("5 MB")] } });
    expect((await upload("25", Buffer.alloc(7 * 1024 * 1024))).statusCode).toBe(413);
  });

  it("beside the existing picture, also of two at the same time", async () => {
    const responses = await Promise.all([upload("26", red), upload("26", red)]);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
    const [stored] = responses.filter(({ statusCode }) => statusCode === 200);
    const [refused] = responses.filter(({ statusCode }) => statusCode === 422);
    const { id, course_name } = stored?.json() ?? {};
    expect(refused?.json().references).toEqual([{ kind: "image", count: 1, ids: [id], names: [course_name] }]);
    await remove(stored?.json().id);
  });

  it("by an agent", async () => {
    const agent = await server.as("agent");
    expect([(await upload("25", red, agent)).statusCode, (await remove(1, agent)).statusCode]).toEqual([403, 403]);
    expect((await get("/api/images/index", agent)).statusCode).toBe(200);
  });

  it("of a form where JSON is required", async () => {
    const headers = { ...admin, "content-type": "multipart/form-data; boundary=x" };
    const response = await server.inject({ method: "POST", url: "/api/holidays", headers, payload: "--x--" });
    expect(response.statusCode).toBe(415);
  });
});

it.each(["/images/9", "/images/nothing", "/images/00000000-0000-4000-8000-000000000000"])(
  "%s is not found",
  async (url) => {
    expect((await get(url, {})).statusCode).toBe(404);
  },
);
