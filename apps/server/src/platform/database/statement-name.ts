const names = new Map<string, string>();

/**
 * The name under which connections keep `sql` prepared: equal for equal texts, unique to each. For statements with a
 * fixed text only; generated ones would fill every connection.
 */
export const statementName = (sql: string): string => {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = `s${names.size + 1}`;
  names.set(sql, name);
  return name;
};
