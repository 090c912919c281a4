/** Whether the server has a start page for an address: a page load shows the page even if its code cannot be loaded here. */
export async function isServed(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { headers: { accept: "text/html" } })).ok;
  } catch {
    return false;
  }
}
