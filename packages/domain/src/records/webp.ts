import { joined, type Picture, textAt, viewOf } from "./pictureBytes.ts";

type Size = { readonly width: number; readonly height: number };
type Chunk = { readonly name: string; readonly content: Uint8Array; readonly whole: Uint8Array };

/** Chunks that are drawn. The others hold Exif and XMP data. */
const drawn = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** Flags of an extended picture that announce Exif and XMP data. */
const metadataFlags = 0b1100;

/** A WebP, chunk by chunk up to the end that its header gives; null for another format. */
export function readWebp(bytes: Uint8Array): Picture | "incomplete" | null {
  if (textAt(bytes, 0, 4) !== "RIFF" || textAt(bytes, 8, 4) !== "WEBP") return null;
  const end = 8 + viewOf(bytes).getUint32(4, true);
  const chunks = end > bytes.length ? null : chunksOf(bytes.subarray(12, end));
  const [first] = chunks ?? [];
  if (chunks === null || first === undefined) return "incomplete";
  const canvas = sizeOf(first);
  const frames = chunks.flatMap(({ name, content }) => (name === "ANMF" ? (chunksOf(content.subarray(16)) ?? []) : []));
  const sizes = [...chunks, ...frames].filter(({ name }) => name === "VP8 " || name === "VP8L").map(sizeOf);
  // Each picture is at most as large as the canvas that the first header gives.
  const fits = (size: Size | null) =>
    size !== null && canvas !== null && size.width <= canvas.width && size.height <= canvas.height;
  if (canvas === null || sizes.length === 0 || !sizes.every(fits)) return "incomplete";
  const kept = joined(chunks.filter(({ name }) => drawn.has(name)).map(withoutMetadata));
  const header = bytes.slice(0, 12);
  viewOf(header).setUint32(4, kept.length + 4, true);
  return { type: "image/webp", ...canvas, content: joined([header, kept]) };
}

/** The chunks of a file, each padded to an even number of bytes; null when the last one is cut off. */
function chunksOf(bytes: Uint8Array): readonly Chunk[] | null {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) return null;
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > bytes.length) return null;
    const content = bytes.subarray(at + 8, at + 8 + length);
    chunks.push({ name: textAt(bytes, at, 4), content, whole: bytes.subarray(at, end) });
    at = end;
  }
  return chunks;
}

const threeBytes = (view: DataView, at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

/** The size that a chunk gives, or null: that of the canvas, or of a picture. */
function sizeOf({ name, content }: Chunk): Size | null {
  const view = viewOf(content);
  if (content.length < 10) return null;
  if (name === "VP8X") return { width: threeBytes(view, 4) + 1, height: threeBytes(view, 7) + 1 };
  if (name === "VP8L") {
    const sizes = view.getUint32(1, true);
    return { width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
  }
  if (name === "VP8 ") return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  return null;
}

function withoutMetadata({ name, whole }: Chunk): Uint8Array {
  if (name !== "VP8X") return whole;
  const copy = whole.slice();
  copy[8] = (copy[8] ?? 0) & ~metadataFlags;
  return copy;
}
