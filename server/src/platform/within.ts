/** Waits for the work to end, but no longer than this many milliseconds. It goes on by itself then. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
