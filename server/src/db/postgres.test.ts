import { expect, it } from "vitest";
import { openPostgres } from "./postgres.ts";

it("says in one line that a server does not answer, without repeating its password", async () => {
  const url = "postgres://teedesk:secret@localhost:1/teedesk";
  await expect(openPostgres({ url, poolSize: 2, onLost: () => undefined })).rejects.toThrow(
    /^DATABASE_URL: the database cannot be used \(ECONNREFUSED\)\.$/,
  );
});
