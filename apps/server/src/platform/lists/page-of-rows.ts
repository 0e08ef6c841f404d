interface RowsRequest<Row> {
  readonly ids: readonly string[] | undefined;
  readonly range: readonly [number, number];
  /** Left out, the rows stay as they come. */
  readonly sort?: { readonly by: (row: Row) => string; readonly direction: 'ASC' | 'DESC' };
}

/** One page of a list short enough to read whole, by the same rules as in the database. */
export const pageOfRows = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  { ids, range: [first, last], sort }: RowsRequest<Row>,
): { items: Row[]; total: number } => {
  const found = ids === undefined ? [...rows] : rows.filter(({ id }) => ids.includes(id));
  if (sort !== undefined) {
    const sign = sort.direction === 'ASC' ? 1 : -1;
    found.sort((a, b) => sign * sort.by(a).localeCompare(sort.by(b), 'en'));
  }
  return { items: found.slice(first, last + 1), total: found.length };
};
