import { Agent, request } from "node:http";

/** A stream of requests: POST with the n-th body of `bodyOf`, else GET. `headersOf` makes the n-th headers. */
export type Load = {
  readonly url: string;
  readonly headersOf: (n: number) => Readonly<Record<string, string>>;
  readonly bodyOf?: (n: number) => unknown;
  /** The processor time that the server has used so far. */
  readonly cpuSeconds: () => Promise<number>;
};

/** `p50` and `p95` in milliseconds; `cpu` in milliseconds of the server's processor time for each request. */
export type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly cpu: number;
  readonly requests: number;
};

export type Pace = { readonly connections: number; readonly warmUpSeconds: number; readonly seconds: number };

/** Keeps every connection busy with one request after the other. Throws on any status but 200, which would falsify the figures. */
export async function measure(load: Load, { connections, warmUpSeconds, seconds }: Pace): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  const runFor = async (limit: number): Promise<number[]> => {
    const latencies: number[] = [];
    const end = performance.now() + limit * 1000;
    const client = async (): Promise<void> => {
      while (performance.now() < end) {
        sent += 1;
        const started = performance.now();
        await send(agent, load, sent);
        latencies.push(performance.now() - started);
      }
    };
    await Promise.all(Array.from({ length: connections }, client));
    return latencies;
  };
  try {
    await runFor(warmUpSeconds);
    const cpuBefore = await load.cpuSeconds();
    const started = performance.now();
    const latencies = (await runFor(seconds)).sort((a, b) => a - b);
    const elapsed = (performance.now() - started) / 1000;
    const within = (share: number) => latencies[Math.ceil(latencies.length * share) - 1] ?? 0;
    const cpu = ((await load.cpuSeconds()) - cpuBefore) * 1000;
    const requests = latencies.length;
    return { perSecond: requests / elapsed, p50: within(0.5), p95: within(0.95), cpu: cpu / requests, requests };
  } finally {
    agent.destroy();
  }
}

function send(agent: Agent, { url, headersOf, bodyOf }: Load, n: number): Promise<void> {
  const body = bodyOf === undefined ? "" : JSON.stringify(bodyOf(n));
  const about = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
  const headers = { ...headersOf(n), ...(bodyOf === undefined ? {} : about) };
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: bodyOf === undefined ? "GET" : "POST", agent, headers }, (response) => {
      let answer = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        answer += chunk;
      });
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} returned ${response.statusCode}: ${answer.slice(0, 300)}`));
      });
    });
    sending.on("error", reject);
    sending.end(body);
  });
}
