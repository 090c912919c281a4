import { type Level, mayCall, mayOpen } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { matchOf } from "../../routes.tsx";
import { openConsole } from "../../testing/openConsole.tsx";
import { specifiedServer } from "../../testing/specifiedServer/specifiedServer.ts";
import { placesFor } from "./places.ts";
import { type Act, type PageName, pageOf, pages, proofs } from "./testing/acts.ts";
import { additions, everything } from "./testing/additions.ts";

const levels = ["admin", "other"] as const satisfies readonly Level[];
const isAct = (call: string): call is Act => call in proofs;
const isPage = (name: string): name is PageName => name in pages;
const acts = Object.keys(proofs).filter(isAct);

/** A server with a record of each kind and all that this product adds. */
function wholeServer() {
  const specified = specifiedServer();
  return {
    fetch: async (request: Request): Promise<Response> => {
      const added = additions[`${request.method} ${new URL(request.url).pathname}`];
      return added === undefined ? specified.fetch(request) : Response.json(added);
    },
  };
}

/** Opens the box on a page of which all parts have loaded; returns the page, and the names of what the box offers under a heading. */
async function openBox(path: string, level: Level, typed?: string) {
  await page.viewport(1440, 900);
  const { screen } = await openConsole(path, { level, server: wholeServer(), config: everything });
  const main = screen.getByRole("main");
  await expect.element(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => main.getByText("Loading").elements()).toEqual([]);
  if (typed !== undefined) await main.getByRole("textbox", { name: typed }).fill("Frost delay");
  await userEvent.keyboard("{F2}");
  const box = screen.getByRole("dialog", { name: "Find" });
  const offered = (heading: string) =>
    box
      .getByRole("group", { name: heading })
      .getByRole("option")
      .elements()
      .map((option) => option.querySelector("[title]")?.textContent ?? "");
  return { screen, offered };
}

describe("ROLE-15..28 every act of the table of access", () => {
  const cases = levels.flatMap((level) =>
    Object.keys(pages)
      .filter(isPage)
      .filter((name) => {
        const match = matchOf(new URL(pages[name].path, location.href).pathname);
        return match !== null && mayOpen(level, match.route.path);
      })
      .map((name) => [level, name] as const),
  );

  it.each(cases)("of level %s is on the page %s, in the box or in its row, and no other is", async (level, name) => {
    const { path, found, typed } = pageOf(name);
    const { screen, offered } = await openBox(path, level, typed);
    const expected: (readonly [act: Act, isAllowed: boolean])[] = [];
    const shown: (readonly [act: Act, isShown: () => boolean])[] = [];
    for (const act of acts) {
      const proof = proofs[act];
      if (!("page" in proof) || proof.page !== name) continue;
      expected.push([act, mayCall(level, act)]);
      if ("act" in proof) shown.push([act, () => offered("On this page").includes(proof.act)]);
      else {
        const { row, role = "button", panel } = proof;
        const main = screen.getByRole("main");
        const part = panel === undefined ? main : main.getByRole("region", { name: panel });
        // The open box hides the page below from what reads it aloud.
        const controls = part.getByRole(role, { name: row, includeHidden: true });
        shown.push([act, () => controls.elements().length > 0]);
      }
    }
    expect(expected).not.toEqual([]);
    const isFound = placesFor(level, everything).some((place) => place.path === found);
    expect(isFound || expected.every(([, isAllowed]) => !isAllowed), `the box finds ${found}`).toBe(true);
    await expect.poll(() => shown.map(([act, isShown]) => [act, isShown()])).toEqual(expected);
  });

  it.each(levels)("of level %s that has a page of its own is among those to go to, and no other is", async (level) => {
    const { offered } = await openBox("/account", level);
    const going = acts.flatMap((act) => {
      const proof = proofs[act];
      return "goTo" in proof ? [[proof.goTo, mayCall(level, act)] as const] : [];
    });
    await expect.poll(() => going.map(([name]) => [name, offered("Go to").includes(name)])).toEqual(going);
  });

  it("ends in an act that has a control", () => {
    const lost = acts.filter((act) => {
      const proof = proofs[act];
      return "partOf" in proof && ["partOf", "noControl"].some((kind) => kind in proofs[proof.partOf]);
    });
    expect(lost).toEqual([]);
  });
});
