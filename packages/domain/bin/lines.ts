/** The lines of a text that comes in pieces, each batch as many as are complete; the last need not end in a line break. */
export async function* lines(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = "";
  for await (const piece of pieces) {
    const end = piece.lastIndexOf("\n");
    if (end === -1) {
      rest += piece;
      continue;
    }
    yield `${rest}${piece.slice(0, end)}`.split("\n");
    rest = piece.slice(end + 1);
  }
  if (rest !== "") yield [rest];
}
