const token = "bench-metrics-token";

/** The environment of every bench's servers: silent, without a limit of requests, and with readable metrics. */
export const benchEnvironment = { LOG_LEVEL: "silent", REQUEST_LIMIT: "0", METRICS_TOKEN: token };

/** A number from a server's metrics. Throws if it is missing. */
async function metricOf(url: string, name: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const value = Number(new RegExp(`^${name} (\\S+)`, "m").exec(await response.text())?.[1]);
  if (Number.isNaN(value)) throw new Error(`${url}/metrics returned ${response.status} and has no ${name}.`);
  return value;
}

/** The processor time that a server has used so far. */
export const cpuSecondsOf = (url: string): Promise<number> => metricOf(url, "process_cpu_seconds_total");
