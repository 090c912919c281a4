import { Menu } from "../src/index.ts";

const links = [
  { text: "Torrey Pines tee sheet", href: "https://example.test/tee-sheet", external: true },
  { text: "Greenskeeper weather", href: "https://example.test/weather", external: true },
];

export function TopBarMenus() {
  return (
    <span className="hidden items-center gap-1 sm:flex">
      <Menu label="Helpful Links" entries={links} />
      <Menu label="Hotel Links" entries={[]} empty="No links yet." />
    </span>
  );
}
