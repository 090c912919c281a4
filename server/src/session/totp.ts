import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648 without padding: eight characters for five bytes. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five, 2))).join("");
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The seconds that a code is shown. */
const period = 30;

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / period);

/** The six digits of a time step (RFC 6238 with SHA-1, the only kind that every authenticator app knows). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, "0");
}

/** The time step of a code; null when it belongs to none of the present one and its two neighbors, for clocks that differ. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const present = stepAt(now);
  return [present, present - 1, present + 1].find((step) => totpCode(secret, step) === code) ?? null;
}

/** The address in the QR code that authenticator apps read. */
export function otpauthUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
