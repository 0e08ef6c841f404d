import { type MovedAddresses, withMovedParts } from './moved-addresses';

/** First parts of addresses in lower case; the others may contain case-sensitive keys. */
const IN_SMALL_LETTERS: ReadonlySet<string> = new Set([
  ...['brands', 'categories', 'types', 'vehicles', 'tire-sizes', 'tire-reviews', 'tire-deals', 'tire-shops'],
  ...['learn', 'press'],
]);

const inSmallLetters = (path: string): string => {
  const [first = '', ...rest] = path.slice(1).split('/');
  const isPlain = rest.length === 0 || IN_SMALL_LETTERS.has(first.toLowerCase());
  return isPlain ? path.toLowerCase() : path;
};

/** All redirects from one address of the shop to another. */
export interface Ways {
  /** Complete addresses with their targets. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly moved: MovedAddresses;
}

/** Redirects may point to pages that have moved since, and the other way round: follows them all. In a circle, stops where it closes. */
const followed = (path: string, { redirects, moved }: Ways): string => {
  const seen = new Set<string>();
  let at = path;
  while (!seen.has(at)) {
    seen.add(at);
    at = withMovedParts(redirects.get(at) ?? at, moved);
  }
  return at;
};

/**
 * Returns the permanent target of `path`: in lower case, without a trailing slash, and past all old addresses in one step. Null if the path
 * is already right.
 */
export const movedTo = (path: string, ways: Ways): string | null => {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const target = followed(inSmallLetters(trimmed.replace(/^\/{2,}/, '/')), ways);
  return target === path ? null : target;
};
