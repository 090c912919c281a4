/** The titles and the cells of the table of that name, as a reader sees them. */
export function tableTexts(label: string): { readonly titles: string[]; readonly rows: string[][] } {
  const table = document.querySelector(`table[aria-label="${label}"]`);
  const texts = (cells: Iterable<Element>) => Array.from(cells, (cell) => cell.textContent.trim());
  const rows = Array.from(table?.querySelectorAll("tbody tr") ?? []);
  return {
    titles: texts(table?.querySelectorAll("thead th") ?? []),
    rows: rows.map((row) => texts(row.querySelectorAll("td"))),
  };
}
