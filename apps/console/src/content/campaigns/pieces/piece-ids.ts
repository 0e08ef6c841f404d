interface Piece {
  readonly id: string;
  readonly label: string;
}

const LONGEST = 60;

const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '') || 'piece';

/** The pieces with an id each: those without one get that of their label, and differ from all others. */
export const withPieceIds = <P extends Piece>(pieces: readonly P[]): P[] => {
  const taken = new Set(pieces.map(({ id }) => id));
  return pieces.map((piece) => {
    if (piece.id !== '') return piece;
    const plain = slugOf(piece.label);
    let id = plain;
    for (let next = 2; taken.has(id); next += 1) id = `${plain}-${next}`;
    taken.add(id);
    return { ...piece, id };
  });
};
