import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { savedCards, secondFactors } from "../db/schema/index.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { createCardCipher, factorOwner } from "./cardCipher.ts";
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

it("is changed for all cards and second factors in one transaction", async () => {
  const before = await firstCard();
  const encrypted_secret = server.cards.encrypt("JBSWY3DPEHPK3PXP", factorOwner(1));
  await server.db.insert(secondFactors).values({ staff_user_id: 1, encrypted_secret });
  expect(await rotateCardKey(server.db, { from: server.cards, to: other })).toEqual({
    cards: expect.any(Number),
    factors: 1,
  });
  const after = await firstCard();
  expect(after.encrypted_number).not.toBe(before.encrypted_number);
  const [factor] = await server.db.select().from(secondFactors);
  expect(other.decrypt(factor?.encrypted_secret ?? "", factorOwner(1))).toBe("JBSWY3DPEHPK3PXP");
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
