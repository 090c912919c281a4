import { mailTemplates } from "@teedesk/domain";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { mailOutbox, mailTemplateVersions } from "../../db/schema/index.ts";
import { composeMail } from "../../platform/mail/composeMail.ts";
import { readTemplate, unfillableTemplates } from "../../platform/mail/templateVersions.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let admin: Record<string, string>;
let agent: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  [admin, agent] = [await server.as("admin"), await server.as("agent")];
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(mailTemplateVersions);
  await server.db.delete(mailOutbox);
});

const template = "tee_time_voucher";
const changed = "Subject: See you at {{ course_name }}\n\nBring balls.";

async function post(act: string, payload: object, headers = admin) {
  const response = await server.inject({ method: "POST", url: `/api/templates/${act}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}
const get = async (path: string, headers = admin) => {
  const response = await server.inject({ method: "GET", url: `/api/templates/${path}`, headers });
  return { status: response.statusCode, body: response.json() };
};

it("OPS-TPL-02 API-014 lists file keys and display names", async () => {
  const { body } = await get("list");
  expect(body.files).toEqual(Object.fromEntries(Object.entries(mailTemplates).map(([key, { name }]) => [key, name])));
});

it("OPS-TPL-04 OPS-TPL-07 OPS-TPL-08 API-015 API-016 saves the text that is read and sent from then on", async () => {
  expect((await post("content", { template })).body).toMatchObject({
    content: expect.stringMatching(/^Subject: Voucher/),
    lock_version: 0,
  });
  expect(await post("save", { template, content: changed, lock_version: 0 })).toEqual({
    status: 200,
    body: { message: "Tee time voucher was saved.", lock_version: 1 },
  });
  expect((await post("content", { template })).body).toEqual({ content: changed, lock_version: 1 });
  const { content } = await readTemplate(server.db, template);
  const texts = { customer_name: "", course_name: "Pala", play_date: "", play_time: "", players: "", confirmation: "" };
  expect(composeMail(template, content, { texts, tables: { details: [] } }).subject).toBe("See you at Pala");
});

it("ANSWER-16 an older version is refused, a missing one accepted", async () => {
  await post("save", { template, content: changed });
  expect(await post("save", { template, content: "Subject: x", lock_version: 0 })).toEqual({
    status: 409,
    body: { message: expect.any(String), current: { content: changed, lock_version: 1 } },
  });
});

it("of two simultaneous saves one succeeds and one is a conflict", async () => {
  const save = (name: string) => post("save", { template, content: `Subject: ${name}`, lock_version: 0 });
  const saved = await Promise.all([save("a"), save("b")]);
  expect(saved.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
});

it("keeps earlier versions, down to the text the product came with", async () => {
  for (const name of ["One", "Two"]) await post("save", { template, content: `Subject: ${name}` });
  const { body } = await get(`versions?template=${template}`);
  expect(body).toMatchObject([
    { lock_version: 2, content: "Subject: Two", staff_user: "admin@teedesk.test", created_at: expect.any(String) },
    { lock_version: 1, content: "Subject: One" },
    { lock_version: 0, staff_user: null, created_at: null },
  ]);
});

it.each(["save", "preview", "test"])(
  "ANSWER-30 %s refuses a text that cannot be filled, and stores nothing",
  async (act) => {
    const content = "Subject: x\n\n{{ card_number }}\n{% include 'x' %}";
    expect(await post(act, { template, content })).toEqual({
      status: 422,
      body: { errors: { content: [expect.stringMatching(/^Line 4: /)] } },
    });
    expect(await post(act, { template, content: "Subject: x\n\n{{ card_number }}" })).toMatchObject({
      body: { errors: { content: ["Line 3: this template has no placeholder “card_number”."] } },
    });
    expect([await server.db.$count(mailTemplateVersions), await server.db.$count(mailOutbox)]).toEqual([0, 0]);
  },
);

it.each([
  ["too many nested conditions", `${"{%if players%}".repeat(2_000)}${"{%endif%}".repeat(2_000)}`],
  ["a range that fills the memory", "{% if (1..100000000) contains 5 %}x{% endif %}"],
  ["placeholders that take seconds", "{{ players }}".repeat(5_000)],
])("%s is refused with a message when saved or previewed", async (_, body) => {
  for (const act of ["save", "preview", "test"]) {
    const response = await post(act, { template, content: `Subject: x\n\n${body}` });
    expect(response).toEqual({ status: 422, body: { errors: { content: [expect.stringMatching(/^[A-Z].*\.$/)] } } });
    expect(JSON.stringify(response.body)).not.toMatch(/stack|limit exceeded/);
  }
});

it("an error about a stored text that cannot be filled names its template", async () => {
  await post("save", { template, content: changed });
  expect(await unfillableTemplates(server.db)).toEqual([]);
  const old = { template, version: 2, content: "Subject: x\n\n{{ players", staff_user: "admin@teedesk.test" };
  await server.db.insert(mailTemplateVersions).values(old);
  expect(await unfillableTemplates(server.db)).toEqual([template]);
});

it("previews a text with sample data, in a page that may load nothing", async () => {
  const { body } = await post("preview", { template, content: changed });
  expect(body.subject).toBe("See you at Torrey Pines South");
  expect(body.html).toContain("<p>Bring balls.</p>");
  expect(body.html).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-/,
  );
});

it("sends a test mail to the staff member who asks for it", async () => {
  const { body } = await post("test", { template, content: changed });
  expect(body).toEqual({ message: "The test mail was sent to admin@teedesk.test." });
  expect(await server.db.select().from(mailOutbox)).toMatchObject([
    { recipient: "admin@teedesk.test", subject: "Test: See you at Torrey Pines South" },
  ]);
});

it.each(["content", "save", "preview", "test"])("%s of an unknown template or a path is 404", async (act) => {
  const content = act === "content" ? {} : { content: changed };
  for (const unknown of ["tee_time", "..", "constructor"])
    expect((await post(act, { template: unknown, ...content })).status).toBe(404);
});

it("ROLE-12 is for admins", async () => {
  for (const act of ["content", "save", "preview", "test"])
    expect((await post(act, { template, ...(act !== "content" && { content: changed }) }, agent)).status).toBe(403);
  expect((await get("list", agent)).status).toBe(403);
  expect((await get(`versions?template=${template}`, agent)).status).toBe(403);
});
