import { ownValue } from '@simpletread/domain';

type Value = string | number | boolean | object | null | undefined;

const recordOf = (value: unknown): Record<string, Value> =>
  typeof value === 'object' && value !== null ? (value as Record<string, Value>) : {};

const textOf = (value: NonNullable<Value>): string =>
  typeof value === 'object' && !(value instanceof Date)
    ? JSON.stringify(value)
    : value instanceof Date
      ? value.toISOString()
      : String(value);

const isGiven = (value: Value): value is NonNullable<Value> => value !== undefined && value !== null;

/** Returns `path` with each `{name}` replaced by the encoded parameter; throws a RangeError if one is missing or empty. */
export const fillPath = (path: string, params: unknown): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = ownValue(recordOf(params), name);
    if (!isGiven(value) || value === '') throw new RangeError(`the path ${path} needs {${name}}`);
    return encodeURIComponent(textOf(value));
  });

/** Returns `?a=1&b=2` in the given order, or an empty text; skips absent values and repeats names for arrays. */
export const queryString = (query: unknown): string => {
  const pairs = Object.entries(recordOf(query)).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as Value[]) : [value])
      .filter(isGiven)
      .map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(item))}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

/** Returns the address of a call; `baseUrl` may end in a slash or have a path. */
export const buildUrl = (baseUrl: string, path: string, params: unknown, query: unknown): string =>
  `${baseUrl.replace(/\/+$/, '')}${fillPath(path, params)}${queryString(query)}`;
