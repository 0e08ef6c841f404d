import { type MovedAddresses, withMovedParts } from './moved-addresses';

/** First parts of addresses that are written in small letters; the others may hold keys in which case matters. */
const IN_SMALL_LETTERS: ReadonlySet<string> = new Set([
  ...['brands', 'categories', 'types', 'vehicles', 'tire-sizes', 'tire-reviews', 'tire-deals', 'tire-shops'],
  ...['learn', 'press'],
]);

const inSmallLetters = (path: string): string => {
  const [first = '', ...rest] = path.slice(1).split('/');
  const isPlain = rest.length === 0 || IN_SMALL_LETTERS.has(first.toLowerCase());
  return isPlain ? path.toLowerCase() : path;
};

/** Everything that leads from one address of the shop to another. */
export interface Ways {
  /** Whole addresses, each with where it leads. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly moved: MovedAddresses;
}

/** Redirects may lead to what has moved since, and the other way round: all of them are followed. Of a circle the place is kept where it closes. */
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
 * Where who asks for `path` is led for good: to small letters, without an ending slash, and past old addresses to where they lead now,
 * all at once. Null where the path is as it should be.
 */
export const movedTo = (path: string, ways: Ways): string | null => {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const target = followed(inSmallLetters(trimmed.replace(/^\/{2,}/, '/')), ways);
  return target === path ? null : target;
};
