const token = "bench-metrics-token";

/** How every bench starts its servers: silent, without a limit of requests, and with metrics that it may read. */
export const benchEnvironment = { LOG_LEVEL: "silent", REQUEST_LIMIT: "0", METRICS_TOKEN: token };

/** One number out of a server's metrics. Throws when it is not among them. */
async function metricOf(url: string, name: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const value = Number(new RegExp(`^${name} (\\S+)`, "m").exec(await answer.text())?.[1]);
  if (Number.isNaN(value)) throw new Error(`${url}/metrics was answered with ${answer.status} and has no ${name}.`);
  return value;
}

/** The processor time a server has used so far. */
export const cpuSecondsOf = (url: string): Promise<number> => metricOf(url, "process_cpu_seconds_total");
