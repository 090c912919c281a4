import { joined, type Picture, textAt, viewOf } from "./pictureBytes.ts";

/** Frame headers have the size: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const startOfScan = 0xda;
const endOfPicture = 0xd9;
const exif = 0xe1;

/** Application segments and comments, except JFIF's density, the colour profile and Adobe's transformation of colours. */
function isMetadata(marker: number, content: Uint8Array): boolean {
  if (marker === 0xe0) return textAt(content, 0, 5) !== "JFIF\0";
  if (marker === 0xe2) return textAt(content, 0, 12) !== "ICC_PROFILE\0";
  return (marker > 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
}

/** A JPEG, segment by segment up to its end; null for another format. */
export function readJpeg(bytes: Uint8Array): Picture | "incomplete" | null {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  const kept = [bytes.subarray(0, 2)];
  let size: { readonly width: number; readonly height: number } | null = null;
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length + 2 && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfPicture) {
      kept.push(bytes.subarray(at, at + 2));
      if (size === null) return "incomplete";
      if (orientation !== 1) kept.splice(1, 0, orientationSegment(orientation));
      return { type: "image/jpeg", ...size, content: joined(kept) };
    }
    // Any number of 0xff may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) break;
    const length = view.getUint16(at + 2);
    const end = marker === startOfScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || end > bytes.length) break;
    const content = bytes.subarray(at + 4, end);
    if (isFrame(marker)) {
      // A second frame could be larger than the first.
      if (size !== null || length < 8) return "incomplete";
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === exif) orientation = orientationOf(content) ?? orientation;
    if (!isMetadata(marker, content)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return "incomplete";
}

/** After a scan's header its data continue up to the next marker; 0xff00 is data, and restart marks are among them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length + 1;
}

const orientationTag = 0x0112;

/** The orientation of the camera, 1 to 8; the one value of Exif data that changes what is drawn. */
function orientationOf(content: Uint8Array): number | null {
  if (textAt(content, 0, 6) !== "Exif\0\0" || content.length < 14) return null;
  const tiff = content.subarray(6);
  const view = viewOf(tiff);
  const isLittle = textAt(tiff, 0, 2) === "II";
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return null;
  for (let entry = 0; entry < view.getUint16(directory, isLittle); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const found = view.getUint16(at + 8, isLittle);
    return found >= 1 && found <= 8 ? found : null;
  }
  return null;
}

/** Exif data with the orientation alone: one directory of one entry. */
function orientationSegment(orientation: number): Uint8Array {
  const text = (ascii: string) => Array.from(ascii, (letter) => letter.charCodeAt(0));
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [...text("MM"), 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const content = [...text("Exif\0\0"), ...tiff];
  return Uint8Array.from([0xff, exif, 0, content.length + 2, ...content]);
}
