/** The accepted kinds of picture (ANSWER-30). */
type PictureType = "image/png" | "image/jpeg" | "image/webp";

/** A picture as it is stored: whole, and without data that is not drawn. */
export type Picture = {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** The file without places, names and comments, and without bytes after its end. */
  readonly content: Uint8Array;
};

/** Why a file is refused. */
export type PictureIssueCode =
  | "picture_missing"
  | "picture_unreadable"
  | "picture_incomplete"
  | "picture_too_large"
  | "picture_too_many_pixels";

/** The ASCII text of some bytes, which names a part of a file. */
export const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
