import { escapeIdentifier } from 'pg';

/** `statement` with each `%I` replaced by the next name, quoted: for the few statements whose names cannot be parameters. */
export const withIdentifiers = (statement: string, ...names: readonly string[]): string => {
  const waiting = [...names];
  return statement.replace(/%I/g, () => {
    const name = waiting.shift();
    if (name === undefined) throw new RangeError(`${statement} has more places than names`);
    return escapeIdentifier(name);
  });
};
