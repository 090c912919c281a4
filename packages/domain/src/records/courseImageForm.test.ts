import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { issue } from "../issue.ts";
import { courseImageForm } from "./courseImageForm.ts";
import { readPicture } from "./readPicture.ts";

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const four = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const chunk = (name: string, ...content: (string | readonly number[])[]) => {
  const data = bytes(...content);
  return bytes(four(data.length), name, Array.from(data), zeros(4));
};
const header = (width: number, height: number) => chunk("IHDR", four(width), four(height), [8, 2, 0, 0, 0]);
const png = (width: number, height: number, ...more: readonly Uint8Array[]) =>
  bytes(
    [0x89],
    "PNG\r\n\x1a\n",
    ...[header(width, height), ...more, chunk("IDAT", "pixels"), chunk("IEND")].map((part) => Array.from(part)),
  );

const segment = (marker: number, ...content: (string | readonly number[])[]) => {
  const data = Array.from(bytes(...content));
  return [0xff, marker, 0, data.length + 2, ...data];
};
const frame = (marker: number) => segment(marker, [8, 2, 88, 3, 32], zeros(10));
const jfif = segment(0xe0, "JFIF\0", zeros(9));
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 0xff, 0, 2, 0xff, 0xd0, 3];
const end = [0xff, 0xd9];
const jpeg = (...parts: readonly (readonly number[])[]) => bytes([0xff, 0xd8], ...parts);
/** Exif data of a phone that was held upright, with the place where it was. */
const exif = segment(
  0xe1,
  "Exif\0\0II*\0",
  [8, 0, 0, 0, 2, 0],
  [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
  [0x25, 0x88, 4, 0, 1, 0, 0, 0, 99, 0, 0, 0],
  "GPS 32.9 N 117.2 W",
);
const upright = segment(0xe1, "Exif\0\0MM\0*", [0, 0, 0, 8, 0, 1], [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0], zeros(4));

const little = (value: number) => four(value).toReversed();
const part = (name: string, content: readonly number[]) =>
  Array.from(bytes(name, little(content.length), content, zeros(content.length % 2)));
const webp = (...parts: readonly (readonly number[])[]) => {
  const length = parts.flat().length + 4;
  return bytes("RIFF", little(length), "WEBP", ...parts);
};
const lossy = part("VP8 ", [...zeros(6), 32, 3, 88, 2, ...zeros(9)]);
const lossless = part("VP8L", [0x2f, 0x1f, 0xc3, 0x95, 0, ...zeros(8)]);
const largest = part("VP8L", [0x2f, 0xff, 0xff, 0xff, 0x0f, ...zeros(8)]);
const canvas = (flags: number) => part("VP8X", [flags, 0, 0, 0, 31, 3, 0, 87, 2, 0]);
const animated = part("ANMF", [...zeros(16), ...lossless]);

const size = { width: 800, height: 600 };
const read = (content: Uint8Array) => Result.getOrThrow(readPicture(content));

describe("a picture is known by its bytes", () => {
  it.each([
    ["a PNG", png(800, 600), "image/png"],
    ["a JPEG", jpeg(jfif, frame(0xc0), scan, end), "image/jpeg"],
    ["a progressive JPEG", jpeg(frame(0xc2), scan, segment(0xc4, [1]), scan, end), "image/jpeg"],
    ["a WebP", webp(lossy), "image/webp"],
    ["a lossless WebP", webp(lossless), "image/webp"],
    ["an extended WebP", webp(canvas(0), lossy), "image/webp"],
    ["an animated WebP", webp(canvas(2), part("ANIM", zeros(6)), animated, animated), "image/webp"],
  ])("ANSWER-30 %s, kept as it is", (_, content, type) => {
    expect(read(content)).toEqual({ type, ...size, content });
  });

  it.each([
    ["nothing", bytes(), "picture_missing"],
    ["no picture", bytes("plain text, whatever it is called"), "picture_unreadable"],
    ["an SVG", bytes("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"), "picture_unreadable"],
    ["a GIF", bytes("GIF89a", zeros(40)), "picture_unreadable"],
    ["one without a pixel", png(0, 600), "picture_incomplete"],
    ["a decompression bomb", png(50_000, 50_000), "picture_too_many_pixels"],
    ["more than 5 MB", new Uint8Array(5 * 1024 * 1024 + 1), "picture_too_large"],
    ["a PNG with two headers", png(1, 1, header(800, 600)), "picture_incomplete"],
    ["a JPEG with two frames", jpeg(frame(0xc0), frame(0xc0), scan, end), "picture_incomplete"],
    ["a JPEG without a frame", jpeg(jfif, scan, end), "picture_incomplete"],
    ["a WebP larger than its canvas", webp(canvas(0), largest), "picture_incomplete"],
    [
      "a WebP with a frame larger than its canvas",
      webp(canvas(2), part("ANMF", [...zeros(16), ...largest])),
      "picture_incomplete",
    ],
    ["a WebP without a picture", webp(canvas(0)), "picture_incomplete"],
  ] as const)("ANSWER-30 is refused: %s", (_, content, code) => {
    expect(readPicture(content)).toEqual(Result.fail(issue("file", code)));
  });

  it.each([
    ["PNG", png(800, 600), 8],
    ["JPEG", jpeg(jfif, frame(0xc0), scan, end), 2],
    ["WebP", webp(canvas(0), lossless), 12],
  ])("a %s that is cut off anywhere is refused as incomplete", (_, content, signature) => {
    for (let length = Math.max(signature, 4); length < content.length; length += 1) {
      expect(readPicture(content.subarray(0, length))).toEqual(Result.fail(issue("file", "picture_incomplete")));
    }
  });
});

describe("a picture is stored without", () => {
  it.each([
    ["texts and times of a PNG", png(800, 600, chunk("tEXt", "Author\0Pat"), chunk("eXIf", "GPS")), png(800, 600)],
    [
      "comments and other programs' data of a JPEG",
      jpeg(jfif, segment(0xfe, "by Pat"), segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x/>"), frame(0xc0), scan, end),
      jpeg(jfif, frame(0xc0), scan, end),
    ],
    ["filling of a JPEG", jpeg([0xff, 0xff], frame(0xc0), scan, end), jpeg(frame(0xc0), scan, end)],
    [
      "the place of a JPEG, but which way is up",
      jpeg(jfif, exif, frame(0xc0), scan, end),
      jpeg(upright, jfif, frame(0xc0), scan, end),
    ],
    [
      "Exif and XMP data of a WebP",
      webp(canvas(0b1100), lossy, part("EXIF", [1, 2, 3]), part("XMP ", [4])),
      webp(canvas(0), lossy),
    ],
  ])("%s", (_, sent, stored) => {
    expect(read(sent).content).toEqual(stored);
  });

  it.each([png(800, 600), jpeg(jfif, frame(0xc0), scan, end), webp(lossy)])("what stands behind its end", (content) => {
    expect(read(bytes(Array.from(content), "<script>alert(1)</script>")).content).toEqual(content);
  });

  it("and reads any bytes without an error", () => {
    const starts = fc.constantFrom(png(800, 600), jpeg(exif, frame(0xc0), scan, end), webp(canvas(0), lossy));
    fc.assert(
      fc.property(starts, fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 8 }), (start, changes) => {
        const content = start.slice();
        for (const [at, value] of changes) content[at % content.length] = value;
        expect(() => readPicture(content)).not.toThrow();
      }),
    );
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
