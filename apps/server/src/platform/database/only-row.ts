/** The only one of `rows`, or null for none; several are a bug of the statement. */
export const onlyRow = <Row>(rows: readonly Row[]): Row | null => {
  if (rows.length > 1) throw new Error(`expected at most one row, got ${rows.length}`);
  return rows[0] ?? null;
};
