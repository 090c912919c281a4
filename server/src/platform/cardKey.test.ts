import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { savedCards } from "../db/schema/index.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { createCardCipher } from "./cardCipher.ts";
import { checkCardKey, rotateCardKey } from "./cardKey.ts";

const other = createCardCipher(randomBytes(32));
let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const firstCard = async () => (await server.db.select().from(savedCards).limit(1))[0] ?? expect.fail("no card");

it("is checked by the cards of an older database, and then stored", async () => {
  await expect(checkCardKey(server.db, other)).rejects.toThrow(/^CARD_KEY: the cards in this database [^\n]+$/);
  await checkCardKey(server.db, server.cards);
  await checkCardKey(server.db, server.cards);
  await server.db.delete(savedCards).where(eq(savedCards.id, -1));
  await expect(checkCardKey(server.db, other)).rejects.toThrow(/^CARD_KEY: /);
});

it("is changed for all cards in one transaction", async () => {
  const before = await firstCard();
  expect(await rotateCardKey(server.db, { from: server.cards, to: other })).toBeGreaterThan(10);
  const after = await firstCard();
  expect(after.encrypted_number).not.toBe(before.encrypted_number);
  await checkCardKey(server.db, other);
  await expect(checkCardKey(server.db, server.cards)).rejects.toThrow(/^CARD_KEY: /);
});

it("names the card that cannot be read", async () => {
  const headers = await server.as("agent");
  const response = await server.inject({ method: "GET", url: "/api/availability/fetch_card/1", headers });
  expect([response.statusCode, response.json().message]).toEqual([
    409,
    "The saved card can no longer be read. Please ask the customer for it.",
  ]);
});
