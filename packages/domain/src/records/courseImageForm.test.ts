import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { issue } from "../issue.ts";
import { courseImageForm } from "./courseImageForm.ts";
import { pictureIssue, pictureSize } from "./pictureSize.ts";

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const four = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const png = (width: number, height: number) =>
  bytes([0x89], "PNG\r\n\x1a\n", four(13), "IHDR", four(width), four(height), zeros(9));
const frame = (marker: number) => [0xff, marker, 0, 17, 8, 2, 88, 3, 32, ...zeros(10)];
const webp = (kind: string, rest: readonly number[]) => bytes("RIFF", zeros(4), "WEBP", kind, rest, zeros(20));

describe("a picture is known by its bytes", () => {
  it.each([
    ["a PNG", png(800, 600), { type: "image/png", width: 800, height: 600 }],
    [
      "a JPEG",
      bytes([0xff, 0xd8], [0xff, 0xe0, 0, 4, 1, 2], frame(0xc0)),
      { type: "image/jpeg", width: 800, height: 600 },
    ],
    [
      "a progressive JPEG with filling",
      bytes([0xff, 0xd8, 0xff], frame(0xc2)),
      { type: "image/jpeg", width: 800, height: 600 },
    ],
    ["a WebP", webp("VP8 ", [...zeros(10), 32, 3, 88, 2]), { type: "image/webp", width: 800, height: 600 }],
    [
      "a lossless WebP",
      webp("VP8L", [...zeros(4), 0x2f, 0x1f, 0xc3, 0x95, 0]),
      { type: "image/webp", width: 800, height: 600 },
    ],
    [
      "an extended WebP",
      webp("VP8X", [...zeros(8), 31, 3, 0, 87, 2, 0]),
      { type: "image/webp", width: 800, height: 600 },
    ],
    ["an SVG", bytes("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"), null],
    ["a GIF", bytes("GIF89a", zeros(40)), null],
    ["a page", bytes("<!doctype html>", zeros(40)), null],
    ["the beginning of a PNG", png(800, 600).subarray(0, 20), null],
    ["a JPEG without a frame", bytes([0xff, 0xd8], [0xff, 0xe0, 0, 4, 1, 2]), null],
    ["nothing", bytes(), null],
  ])("ANSWER-30 %s", (_, content, size) => {
    expect(pictureSize(content)).toEqual(size);
  });

  it.each([
    ["nothing", bytes(), "picture_missing"],
    ["no picture", bytes("plain text, whatever it is called"), "picture_unreadable"],
    ["one without a pixel", png(0, 600), "picture_unreadable"],
    ["a decompression bomb", png(50_000, 50_000), "picture_too_many_pixels"],
    ["more than 5 MB", new Uint8Array(5 * 1024 * 1024 + 1), "picture_too_large"],
    ["a picture", png(700, 300), null],
  ])("ANSWER-30 is refused: %s", (_, content, code) => {
    expect(pictureIssue(content)).toBe(code);
  });
});

describe("a course image", () => {
  it("ADM-IMG-13 is shown with the address that the server gives", () => {
    expect(courseImageForm.toDraft({ course_id: 5, image_url: "/images/a" })).toEqual({
      course_id: "5",
      file: "/images/a",
    });
  });

  it.each([
    [{ course_id: "" }, "course_id", "course_missing"],
    [{ file: "" }, "file", "picture_missing"],
  ] as const)("is refused with %j", (typed, path, code) => {
    const draft = { course_id: "5", file: "blob:a" };
    expect(courseImageForm.parse({ ...draft, ...typed })).toEqual(Result.fail(issue(path, code)));
  });
});
