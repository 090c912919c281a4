import { openAsBlob } from "node:fs";

const usage = `Sends free tee times, JSON lines, to the server that FEED_URL names (http://localhost:4000), with the key FEED_KEY.
  npm run feed -- <file.ndjson> [--snapshot]
With --snapshot the file is all that is free now (docs/availability-feed.md).`;

try {
  const given = process.argv.slice(2);
  const [file] = given.filter((text) => !text.startsWith("--"));
  const key = process.env["FEED_KEY"] ?? "";
  if (file === undefined || key === "") throw new Error(usage);
  const url = new URL("/api/fore_up_availability/feed", process.env["FEED_URL"] ?? "http://localhost:4000");
  url.searchParams.set("mode", given.includes("--snapshot") ? "snapshot" : "delta");
  // The time before sending, as slots may be sold while the file is sent.
  url.searchParams.set("observed_at", new Date().toISOString());
  const response = await fetch(url, {
    method: "POST",
    headers: { "X-Feed-Key": key, "Content-Type": "application/x-ndjson" },
    body: await openAsBlob(file),
  });
  console.log(JSON.stringify(await response.json(), null, 2));
  if (!response.ok) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
