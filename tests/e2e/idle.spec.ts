import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { bookButton, chooseCourse, course, field, fillBooking, fillCard } from "../support/booking.ts";
import { copyDemoFolder } from "../support/demoFolder.ts";
import { expect, signIn, test } from "../support/fixtures.ts";
import { queryAfterwards } from "../support/storedBooking.ts";
import { startTeedesk } from "../support/teedesk.ts";

test("DECISION-75 a half-typed booking outlives the sign-in after idle minutes", async ({ browser }) => {
  const first = await startTeedesk({ SESSION_IDLE: "15" }, copyDemoFolder());
  const context = await browser.newContext({ baseURL: first.url });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("/ibe");
  await signIn(page);
  await expect(course(page)).not.toHaveValue("");
  await chooseCourse(page, "Torrey Pines North");
  await fillBooking(page, "256.00");

  await queryAfterwards(first, async (query) => {
    await query("update sessions set last_used_at = now() - interval '16 minutes'");
  });
  const { port } = new URL(first.url);
  const teedesk = await startTeedesk({ SESSION_IDLE: "15", PORT: port }, first.dataDir);
  try {
    await page.clock.fastForward("16:00");
    await expect(page.getByText("Your session has ended. Sign in to continue where you were.")).toBeVisible();
    await expect(page.getByText("Hopper")).toHaveCount(0);
    await expectAccessible(page, "the sign-in after idle minutes");
    await expectReadableInTheDark(page, "the sign-in after idle minutes");
    await signIn(page);
    await expect(page.getByText("An unfinished booking was restored.")).toBeVisible();
    await expect(course(page)).toHaveValue("Torrey Pines North");
    await expect(field(page, "Last Name")).toHaveValue("Hopper");
    await fillCard(page);
    await bookButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  } finally {
    await context.close();
    await teedesk.dispose();
  }
});
