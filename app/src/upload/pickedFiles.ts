import { useSyncExternalStore } from "react";

/** The kinds of file that the server takes (ANSWER-30). */
export const pictureTypes: readonly string[] = ["image/png", "image/jpeg", "image/webp"];

type Picked = { readonly file: File; readonly progress: number | null };

const picked = new Map<string, Picked>();
const listeners = new Set<() => void>();

/**
 * Keeps a file that was chosen, and returns the address of its preview. A draft holds that address: it is text, as every other
 * field, and the file itself stays out of draft storage.
 */
export function pickFile(file: File): string {
  const address = URL.createObjectURL(file);
  picked.set(address, { file, progress: null });
  return address;
}

/** Whether an address shows a picture: that of a stored one, or of a file of a kind that the server takes. */
export function isPicture(address: string): boolean {
  const file = pickedFile(address);
  return file === null || pictureTypes.includes(file.type);
}

/** The file behind a preview; null for the address of a stored picture, or one from before a reload. */
export const pickedFile = (address: string): File | null => picked.get(address)?.file ?? null;

/** Tells how much of a file has been sent, from 0 to 1; null when it is not being sent. */
export function setUploadProgress(address: string, progress: number | null): void {
  const held = picked.get(address);
  if (held !== undefined) picked.set(address, { ...held, progress });
  for (const notify of listeners) notify();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useUploadProgress = (address: string): number | null =>
  useSyncExternalStore(subscribe, () => picked.get(address)?.progress ?? null);
