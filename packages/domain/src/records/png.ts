import { joined, type Picture, textAt, viewOf } from "./pictureBytes.ts";

const signature = "\x89PNG\r\n\x1a\n";

/** Chunks that change what is drawn, animation included. The others hold texts, places and times. */
const drawn = new Set("IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT pHYs bKGD acTL fcTL fdAT".split(" "));

/** A PNG, chunk by chunk up to its end; null for another format. */
export function readPng(bytes: Uint8Array): Picture | "incomplete" | null {
  if (textAt(bytes, 0, 8) !== signature) return null;
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  const names: string[] = [];
  for (let at = 8; at + 12 <= bytes.length && names.at(-1) !== "IEND"; ) {
    const [name, end] = [textAt(bytes, at + 4, 4), at + 12 + view.getUint32(at)];
    if (end > bytes.length) return "incomplete";
    names.push(name);
    if (drawn.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const isWhole = names[0] === "IHDR" && names.lastIndexOf("IHDR") === 0 && names.includes("IDAT");
  if (!isWhole || names.at(-1) !== "IEND") return "incomplete";
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20), content: joined(kept) };
}
