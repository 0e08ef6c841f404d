/** Returns `values` with its texts trimmed. */
export const trimmed = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
