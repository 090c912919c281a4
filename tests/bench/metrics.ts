/** One number out of a server's metrics; NaN when it is not among them. */
export async function metricOf(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]);
}
