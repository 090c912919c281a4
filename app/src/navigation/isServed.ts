/** Whether the server has a start page for an address: it would show the page although its code cannot be loaded here. */
export async function isServed(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { headers: { accept: "text/html" } })).ok;
  } catch {
    return false;
  }
}
