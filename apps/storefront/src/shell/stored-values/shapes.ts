/** Reads a value of unknown shape; undefined if invalid. */
export type Reader<T> = (value: unknown) => T | undefined;

export const text =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

export const wholeNumber =
  (most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;

export const oneOf =
  <const T extends string>(...values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((known) => known === value);

export const orNull =
  <T>(of: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : of(value);

/** Returns a reader for a list of at most `most`; one invalid member invalidates it. */
export const list =
  <T>(of: Reader<T>, most: number): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const members = value.flatMap((member: unknown) => {
      const read = of(member);
      return read === undefined ? [] : [read];
    });
    return members.length === value.length ? members : undefined;
  };

/** Returns a reader for exactly these fields; others are dropped. */
export const fields =
  <T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const given = new Map<string, unknown>(Object.entries(value));
    const read = Object.entries<Reader<unknown>>(readers).map(
      ([name, of]) => [name, of(given.get(name))] as const,
    );
    return read.some(([, content]) => content === undefined) ? undefined : (Object.fromEntries(read) as T);
  };

/** Returns a reader for a record of words, at most `most` of them. */
export const words =
  (pattern: RegExp, most: number): Reader<Readonly<Record<string, string>>> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value);
    return entries.length <= most &&
      entries.every(([name, word]) => pattern.test(name) && typeof word === 'string' && pattern.test(word))
      ? (Object.fromEntries(entries) as Record<string, string>)
      : undefined;
  };
