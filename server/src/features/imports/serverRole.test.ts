import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../config/config.ts";
import type { Connection } from "../../db/connection.ts";
import type { Database } from "../../db/database.ts";
import { giftCertificates, historyEntries, importRows, staffUsers } from "../../db/schema/index.ts";
import { createClock } from "../../platform/clock.ts";
import { createServingRole, type ServingRole } from "../../testing/servingRole.ts";
import { demo } from "../../testing/testApp.ts";
import { testDatabase } from "../../testing/testDatabase.ts";
import { beginImport, planImport, undoImport } from "./actOnImport.ts";
import { runImports } from "./runImports.ts";
import { storeImport } from "./storeImport.ts";

let connection: Connection;
let role: ServingRole;
beforeAll(async () => {
  connection = await testDatabase(demo);
  role = await createServingRole(connection.db);
});
afterAll(async () => {
  await role.drop();
  await connection.close();
});

const clock = createClock("America/Los_Angeles", () => new Date("2026-11-21T18:30:00Z"));
const log = { warn: () => {}, error: () => {} };
const files = {
  customers: "First name,Email\nPat,pat@import.test\n",
  gift_certificates: "Serial,Balance,Purchaser's last name\nOLD1,125.00,Lee\n",
  rates: "Course,Rate,First day,Last day\nTorrey Pines South,123.45,2027-03-01,2027-03-31\n",
  bookings: "Course,Play date,Play time,Players,Price,Last name\nTorrey Pines South,2027-03-14,7:10,2,450,Lee\n",
};

async function settle(db: Database): Promise<void> {
  while (await runImports({ db, clock, config: readConfig({}), log }));
}

/** Imports a file with one row, and undoes it. Returns the states of the row. */
async function importOne(db: Database, kind: keyof typeof files): Promise<readonly string[]> {
  const [admin] = await db.select().from(staffUsers).where(eq(staffUsers.email, "admin@teedesk.test"));
  if (admin === undefined) throw new Error("The demo has no admin.");
  const staff = { ...admin, level: "admin", session_id: 0 } as const;
  const id = await storeImport(db, { kind, file_name: "f.csv", bytes: Buffer.from(files[kind]), staff });
  const headings = files[kind].split("\n")[0]?.split(",") ?? [];
  const stateOf = async () => {
    const [row] = await db.select().from(importRows).where(eq(importRows.import_id, id));
    return `${row?.action} ${row?.state} ${row?.reason}${row?.note}`;
  };
  const { mapping } = await mappingOf(db, id, headings.length);
  await planImport(db, { id, staff, mapping, is_day_first: false });
  await settle(db);
  await beginImport(db, { id, staff });
  await settle(db);
  const done = await stateOf();
  await undoImport(db, { id, staff });
  await settle(db);
  return [done, await stateOf()];
}

async function mappingOf(db: Database, id: number, columns: number) {
  const [found] = await db
    .select({ mapping: sql<Record<string, number>>`mapping` })
    .from(sql`imports where id = ${id}`);
  expect(Object.keys(found?.mapping ?? {})).toHaveLength(columns);
  return { mapping: found?.mapping ?? {} };
}

it.each(["customers", "gift_certificates", "rates", "bookings"] as const)(
  "DECISION-68 a server's role imports %s and undoes them",
  async (kind) => {
    const states = await role.serving((tx) => importOne(tx, kind));
    expect(states).toEqual(["create done ", "create undone "]);
  },
);

it("DECISION-68 a server's role issues a certificate for the row of a running import alone", async () => {
  const issue = (balance: number, states: { import: string; row: string; certificate?: Date }) =>
    role.serving(async (tx) => {
      await tx.execute(sql`insert into imports (kind, file_name, file_hash, headings, mapping, state, staff_user)
        values ('gift_certificates', 'f.csv', '', '{}', '{}', ${states.import}, 'a@b.test')`);
      const [made] = await tx
        .insert(giftCertificates)
        .values({ serial: "OLD2", raw_balance: sql`${balance}`, created_at: states.certificate })
        .returning();
      const [of] = await tx.select({ id: sql<number>`max(id)` }).from(sql`imports`);
      await tx.execute(sql`insert into import_rows (import_id, n, cells, action, state, plan)
        values (${of?.id}, 2, '{}', 'create', ${states.row}, '{"values": {"serial": "OLD2", "balance": 12500}}')`);
      await tx.execute(sql`select issue_imported_certificate(${of?.id}::int, 2, ${made?.id}::int)`);
      await tx.execute(sql`delete from imports`);
      const entries = await tx
        .select()
        .from(historyEntries)
        .where(eq(historyEntries.record_id, made?.id ?? 0));
      return { import_id: of?.id, entries };
    });
  const waiting = { import: "running", row: "waiting" };
  const issued = await issue(12_500, waiting);
  expect(issued?.entries).toMatchObject([
    {
      entity: "gift_certificate",
      action: "imported",
      staff_user: "a@b.test",
      changes: [{ field: "import", before: null, after: `${issued?.import_id}, row 2` }],
    },
  ]);
  for (const [balance, states] of [
    [12_501, waiting],
    [12_500, { ...waiting, import: "done" }],
    [12_500, { ...waiting, row: "done" }],
    [12_500, { ...waiting, certificate: new Date("2026-11-01") }],
  ] as const)
    await expect(issue(balance, states)).rejects.toMatchObject({ cause: { code: "42501" } });
  const others = role.serving((tx) => tx.execute(sql`select issue_imported_certificate(1, 2, 1)`));
  await expect(others).rejects.toMatchObject({ cause: { code: "42501" } });
});
