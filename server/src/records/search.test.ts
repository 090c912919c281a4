import { foldText } from "@teedesk/domain";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Connection } from "../db/connection.ts";
import { testDatabase } from "../testing/testDatabase.ts";

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

it("the database folds texts as the domain does", async () => {
  const letters = String.fromCodePoint(...Array.from({ length: 0x24f - 0x20 }, (_, index) => index + 0x20));
  const texts = ["José Núñez", "O’Brien O'Brien Oʼ Brien", "Øyvind Đorđe Łukasz Işıl", "Nguyễn Thị", letters];
  const folds = sql.join(
    texts.map((text) => sql`fold_text(${text})`),
    sql`, `,
  );
  const answered = await connection.db.execute(sql`select array[${folds}] as folded`);
  expect(answered).toMatchObject({ rows: [{ folded: texts.map(foldText) }] });
});
