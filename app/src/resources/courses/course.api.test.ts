import { QueryClient } from "@tanstack/react-query";
import { courseForm } from "@teedesk/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../api/client.ts";
import { listQueries } from "../../listing/listQueries.ts";
import { courseCalls } from "./course.api.ts";
import { courseList } from "./course.list.tsx";

const parsed = courseForm.accept(null, { course_name: "Torrey Pines" });
if ("failure" in parsed) throw new Error("The course is not sound.");
const course = parsed.success;
const saved = { ...parsed.success, id: 7, lock_version: 0, image_url: "" };
const shown = { ...saved, image_url: "/pictures/7.jpg" };
const { signal } = new AbortController();

let asked: string[] = [];
let replies: Readonly<Record<string, () => Response>> = {};

const api = createApi({
  baseUrl: "http://localhost",
  session: {
    credentials: () => null,
    rotated: () => {},
    unauthorized: () => {},
    factorMissing: () => {},
    confirmed: async () => false,
  },
  fetch: ({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    asked.push([method, pathname, ...searchParams.keys()].join(" "));
    return Promise.resolve(replies[`${method} ${pathname}`]?.() ?? Response.json([]));
  },
});

beforeEach(() => {
  asked = [];
});

const returns =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const post = "POST /api/courses";
const show = "GET /api/courses/show/7";

describe("the first save of a course", () => {
  it.each([
    ["ends with what the server shows then", returns(saved), returns(shown), [post, show], { value: shown }],
    ["is done, though it cannot be shown", returns(saved), returns({}, 500), [post, show], { value: saved }],
    ["is done, though the session ended", returns(saved), returns({}, 401), [post, show], { value: saved }],
    [
      "reads nothing when it is refused",
      returns({ errors: { city: ["No."] } }, 422),
      returns(shown),
      [post],
      {
        errors: { city: "No." },
      },
    ],
  ])("ADM-CRS-24 %s", async (_, saves, shows, calls, result) => {
    replies = { [post]: saves, [show]: shows };
    expect(await courseCalls(api).create(course, signal)).toMatchObject(result);
    expect(asked).toEqual(calls);
  });
});

it("ADM-CRS-20 ADM-CRS-54 lists all courses without pages", async () => {
  const query = { filters: {}, page: 2, per_page: 30, sort_fields: ["city" as const], sort_desc: [true] };
  await new QueryClient().fetchQuery(listQueries(courseList, api, query).rows);
  expect(asked).toEqual(["GET /api/courses/index filters sort_fields sort_desc"]);
});
