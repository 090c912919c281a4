/** The kinds of picture that are taken (ANSWER-30). */
type PictureType = "image/png" | "image/jpeg" | "image/webp";

/** What a picture's own first bytes say of it. */
export type PictureSize = { readonly type: PictureType; readonly width: number; readonly height: number };

/** Bytes of the largest picture: 5 MB. */
export const largestPicture = 5 * 1024 * 1024;

/** Pixels of the largest picture: what is small in a file may fill a memory once it is drawn. */
const mostPixels = 50_000_000;

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

function pngSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (bytes.length < 33 || text(bytes, 0, 8) !== "\x89PNG\r\n\x1a\n" || text(bytes, 12, 16) !== "IHDR") return null;
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Of the segments of a JPEG the frame header has the size: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Any number of 0xff may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

const threeBytes = (view: DataView, at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

function webpSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (bytes.length < 30 || text(bytes, 0, 4) !== "RIFF" || text(bytes, 8, 12) !== "WEBP") return null;
  const type = "image/webp";
  switch (text(bytes, 12, 16)) {
    case "VP8X":
      return { type, width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
    case "VP8L": {
      const sizes = view.getUint32(21, true);
      return { type, width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

/** The kind and size of a picture by its content, whatever the file is called; null for anything else, as an SVG is. */
export const pictureSize = (bytes: Uint8Array): PictureSize | null =>
  pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes);

/** Why a file is refused. */
export type PictureIssueCode =
  | "picture_missing"
  | "picture_unreadable"
  | "picture_too_large"
  | "picture_too_many_pixels";

/** What is wrong with a file as a picture; null when it can be taken. */
export function pictureIssue(bytes: Uint8Array): PictureIssueCode | null {
  if (bytes.length === 0) return "picture_missing";
  if (bytes.length > largestPicture) return "picture_too_large";
  const size = pictureSize(bytes);
  if (size === null || size.width === 0 || size.height === 0) return "picture_unreadable";
  return size.width * size.height > mostPixels ? "picture_too_many_pixels" : null;
}
