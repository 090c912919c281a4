import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import { readJpeg } from "./jpeg.ts";
import type { Picture, PictureIssueCode } from "./pictureBytes.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

/** Bytes of the largest picture: 5 MB. */
export const largestPicture = 5 * 1024 * 1024;

/** Pixels of the largest picture: a small file may need much memory once it is drawn. */
const mostPixels = 50_000_000;

/**
 * Reads a picture by its content, whatever the file is called; any other format, such as SVG, is refused. Every header that gives
 * a size is read, and nothing is decoded.
 */
export function readPicture(bytes: Uint8Array): Result.Result<Picture, readonly Issue[]> {
  const refused = (code: PictureIssueCode) => Result.fail(issue("file", code));
  if (!(bytes instanceof Uint8Array)) return Result.fail(issue("file", "unexpected_shape"));
  if (bytes.length === 0) return refused("picture_missing");
  if (bytes.length > largestPicture) return refused("picture_too_large");
  const read = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
  if (read === null) return refused("picture_unreadable");
  if (read === "incomplete" || read.width === 0 || read.height === 0) return refused("picture_incomplete");
  return read.width * read.height > mostPixels ? refused("picture_too_many_pixels") : Result.succeed(read);
}
