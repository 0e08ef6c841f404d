const names = new Map<string, string>();

/**
 * The name under which connections keep `sql` prepared: the same for the same text, whoever runs it, and of no other text. For
 * statements whose text never changes; one built anew each time would fill every connection.
 */
export const statementName = (sql: string): string => {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = `s${names.size + 1}`;
  names.set(sql, name);
  return name;
};
