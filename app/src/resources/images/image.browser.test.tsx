import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { uploadsTo } from "../../testing/uploadsTo.ts";

const red = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);
const stored = { id: 9, course_id: 5, course_name: "Rancho Arroyo", image_url: "/favicon.png" };
const replies = {
  "GET /api/courses/list": [{ id: 5, name: "Rancho Arroyo" }],
  "GET /api/images/index": [{ id: 9, url: "/favicon.png", course_id: 5, course_name: "Rancho Arroyo" }],
  "GET /api/images/count": 1,
  "GET /api/images/show/9": stored,
  "GET /api/history/image/9": [],
};

async function open(path: string, level: "admin" | "other" = "admin", more: Readonly<Record<string, unknown>> = {}) {
  const { screen, calls } = await openConsole(path, { level, replies: { ...replies, ...more } });
  const button = (name: string) => screen.getByRole("main").getByRole("button", { name, exact: true });
  return { screen, calls, button };
}

it("ADM-IMG-01 ADM-IMG-02 ADM-IMG-06..08 ADM-IMG-16 CONST-22 lists courses with a picture, and offers no new one", async () => {
  const { screen, calls } = await open("/manage-images");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Image Management/);
  const table = screen.getByRole("table", { name: "Images" });
  await expect.element(table.getByText("Rancho Arroyo")).toBeVisible();
  await expect.element(table.getByRole("link", { name: "View 9" })).toHaveAttribute("href", "/image/9");
  expect(screen.getByRole("main").getByRole("link", { name: "New Image" }).query()).toBeNull();
  expect(decodeURIComponent(calls.find((call) => call.includes("/images/index")) ?? "")).toBe(
    'GET /api/images/index?filters={}&page=1&per_page=30&sort_fields=["course_name"]&sort_desc=[false]',
  );
});

it("ADM-IMG-03 ADM-IMG-05 ADM-IMG-11 ADM-IMG-12 UNCLEAR-64 a stored picture is shown and can only be deleted", async () => {
  const { screen, button } = await open("/image/9");
  await expect.element(button("Delete")).toBeVisible();
  await expect.element(screen.getByRole("group", { name: "Image Details" })).toBeVisible();
  for (const name of ["Edit", "Lock", "Save", "Clear"]) expect(button(name).query()).toBeNull();
  const picture = screen.getByRole("presentation");
  await expect.element(picture).toHaveAttribute("src", "/favicon.png");
  expect(getComputedStyle(await picture.findElement()).maxHeight).toBe("300px");
});

it("ROLE-27 an agent sees the picture, and no button", async () => {
  const { screen } = await open("/image/9", "other");
  await expect.element(screen.getByRole("presentation")).toBeVisible();
  expect(screen.getByRole("group", { name: "Image Details" }).getByRole("button").elements()).toEqual([]);
});

it("ADM-IMG-04 ADM-IMG-10 a new picture needs a file and a course, and accepts pictures alone", async () => {
  const { screen, button, calls } = await open("/image/new/5");
  await expect.element(screen.getByRole("combobox", { name: "Course" })).toHaveValue("Rancho Arroyo");
  const input = screen.getByLabelText(/^Picture/);
  await expect.element(input).toHaveAttribute("accept", "image/png,image/jpeg,image/webp");
  await userEvent.upload(input, new File([new Uint8Array(5 * 1024 * 1024 + 1)], "huge.png", { type: "image/png" }));
  await button("Save").click();
  await expect.element(screen.getByText("Choose a picture of at most 5 MB.")).toBeVisible();
  await expect.element(input).toHaveValue(expect.stringContaining("huge.png"));
  await userEvent.upload(input, new File(["<svg/>"], "drawing.svg", { type: "image/svg+xml" }));
  await button("Save").click();
  await expect.element(screen.getByText("Choose a PNG, JPEG or WebP image.")).toBeVisible();
  expect(screen.getByRole("presentation").query()).toBeNull();
  await userEvent.upload(input, new File([red], "red.png", { type: "image/png" }));
  await expect.element(screen.getByRole("presentation")).toHaveAttribute("src", expect.stringMatching(/^blob:/));
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  await button("Clear").click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Clear" }).click();
  await expect.element(input).toHaveValue("");
});

it.each([
  ["image 9", {}],
  ["image of Rancho Arroyo", { names: ["Rancho Arroyo"] }],
])("a second picture of a course is refused with a link to the first, %s", async (name, named) => {
  const body = {
    errors: { "image[course_id]": ["Another record has this already."] },
    references: [{ kind: "image", count: 1, ids: [9], ...named }],
  };
  uploadsTo(() => Promise.resolve(Response.json(body, { status: 422 })));
  const { screen, button } = await open("/image/new/5");
  await userEvent.upload(screen.getByLabelText(/^Picture/), new File([red], "red.png", { type: "image/png" }));
  await button("Save").click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(`Already used by ${name}.`);
  await expect.element(screen.getByRole("link", { name, exact: true })).toHaveAttribute("href", "/image/9");
});

it("ADM-IMG-15 after a delete the list is shown", async () => {
  const { screen, button } = await open("/image/9", "admin", { "DELETE /api/images/9": {} });
  await button("Delete").click();
  await screen.getByRole("alertdialog", { name: "Delete?" }).getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByRole("table", { name: "Images" })).toBeVisible();
  expect(location.pathname).toBe("/manage-images");
  await expect.element(screen.getByText("Rancho Arroyo was deleted.")).toBeVisible();
});

it("a file that is dropped beside the input does not replace the page", async () => {
  const { screen } = await open("/image/new/5");
  const input = screen.getByLabelText(/^Picture/);
  await expect.element(input).toBeVisible();
  const drop = (target: EventTarget) => {
    const event = new DragEvent("drop", { bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([drop(document.body), drop(input.element())]).toEqual([true, false]);
});
