import type { Contract } from "@teedesk/openapi/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/database.ts";
import type { Presence } from "./db/presence.ts";
import type { Reading } from "./db/reading.ts";
import type { CardCipher } from "./platform/cardCipher.ts";
import type { Clock } from "./platform/clock.ts";
import type { Ports } from "./ports/ports.ts";
import type { Passwords } from "./session/passwords.ts";

/** Background work beside the requests: jobs.ts. */
export type Jobs = {
  /** Tells a job that something waits for it; without that it begins a little later. */
  readonly wake: (job: "mail" | "closures" | "imports") => void;
  readonly stop: () => Promise<void>;
};

/** The services that handlers and jobs are made from. */
export type Services = {
  readonly config: Config;
  readonly db: Database;
  readonly presence: Presence;
  /** For reports: on a replica where there is one. */
  readonly reading: Reading;
  readonly clock: Clock;
  readonly cards: CardCipher;
  readonly passwords: Passwords;
  readonly log: FastifyBaseLogger;
  readonly metrics: Registry;
  readonly document: Contract;
  readonly ports: Ports;
  readonly jobs: Jobs;
  readonly isStopping: () => boolean;
};
