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

/**
 * Where who asks for `path` is led for good: to small letters, without an ending slash, and past old addresses to where they lead now,
 * all at once. Null where the path is as it should be.
 */
export const movedTo = (path: string, redirects: ReadonlyMap<string, string>): string | null => {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const plain = inSmallLetters(trimmed.replace(/^\/{2,}/, '/'));
  const target = redirects.get(plain) ?? plain;
  return target === path ? null : target;
};
