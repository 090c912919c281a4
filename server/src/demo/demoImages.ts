import { crc32, deflateSync } from "node:zlib";
import type { images } from "../db/schema/index.ts";
import { activeCourses } from "./demoCourses.ts";
import type { Row } from "./values.ts";

const width = 640;
const height = 270;

/** Sky, far hill, near hill, green, sand, flag. */
const palettes = [
  [0xbfdcea, 0x7fa3a0, 0x4f7f5c, 0x5fa052, 0xe6d3a3, 0xc8102e],
  [0xf3d9b1, 0xb08968, 0x7f7a4f, 0x8a9a4b, 0xeeddb0, 0x1d3557],
  [0xcfd8e6, 0x8d99ae, 0x5b7065, 0x4c8c4a, 0xdccfa8, 0xf2c230],
] as const;

/** The palette's colour at a point: two hills, a green with a bunker and a flag. */
function colourAt(x: number, y: number, seed: number): number {
  if (x > 448 && x < 452 && y > 120 && y < 205) return 5;
  if (x >= 452 && x < 452 + (150 - y) && y > 120 && y < 150) return 5;
  if (((x - 180 - seed * 9) / 70) ** 2 + ((y - 232) / 16) ** 2 < 1) return 4;
  if (y > 200 + 10 * Math.sin(x / 140 + seed)) return 3;
  if (y > 150 + 30 * Math.sin(x / 90 + seed * 2)) return 2;
  return y > 105 + 35 * Math.sin(x / 130 + seed) ? 1 : 0;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A drawn golf course as a PNG of a few colours. */
function picture(seed: number): Buffer {
  const colours = palettes[seed % palettes.length] ?? palettes[0];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = colourAt(x, y, seed);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const parts = [
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

/** Pictures of the first courses; the others have none. */
export const demoImages = (): readonly Row<typeof images>[] =>
  activeCourses.slice(0, 6).map(({ id }) => ({ golf_course_id: id, content_type: "image/png", content: picture(id) }));
