import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("admin");
});
afterAll(() => server.close());

const password = "correct horse battery";

const create = async (url: string, payload: object) => {
  const response = await server.inject({ method: "POST", url: `/api/${url}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
};

it.each([
  [
    "discount",
    "discounts",
    "code",
    (code: string) => ({ discount: { code, amount: "5" } }),
    "Sp(r)ing=1",
    "SP(R)ING=1",
    "Sp(r)ing=1",
  ],
  [
    "staff_user",
    "ric_users",
    "email",
    (email: string) => ({
      ric_user: { email, name: "New", password, password_confirmation: password },
      groups: ["agent"],
    }),
    "new.one@teedesk.test",
    "New.One@teedesk.test",
    "New",
  ],
  [
    "course",
    "courses",
    "course_name",
    (course_name: string) => ({ course: { course_name } }),
    "Fóx Run",
    "fox run",
    "Fóx Run",
  ],
] as const)(
  "a %s's value that is unique is refused with the record that has it, by name",
  async (kind, url, field, of, one, same, name) => {
    const first = await create(url, of(one));
    expect(first.status).toBe(200);
    expect(await create(url, of(same))).toEqual({
      status: 422,
      body: {
        errors: { [field]: ["Another record has this already."] },
        references: [{ kind, count: 1, ids: [first.body.id], names: [name] }],
      },
    });
  },
);
