/** More than a morning’s work, and few enough to read at once. */
export const MOST_ORDER_SHEETS = 50;

/** Returns the address of the sheets of some orders. */
export const orderSheetsPath = (ids: readonly (string | number)[]): string =>
  `/order-sheets?orders=${ids.map((id) => encodeURIComponent(String(id))).join(',')}`;

/** Returns the orders that an address of sheets names, each once. */
export const orderIdsOf = (params: URLSearchParams): readonly string[] => [
  ...new Set((params.get('orders') ?? '').split(',').filter((id) => id !== '')),
];
