import { ok, refuse, type Result } from '../../result/index.js';
import { isOwnAddress } from './own-addresses.js';

/** From one address of the shop to another; both without host, query and trailing slash. */
export interface SlugRedirect {
  readonly fromPath: string;
  readonly toPath: string;
}

const PATH = /^\/[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)*$/;
const MOST_LETTERS = 300;

const isPath = (path: string): boolean => path.length <= MOST_LETTERS && PATH.test(path);

/** Returns the final target of `path`, or null without a redirect. Follows chains; a circle has no target. */
export const redirectTarget = (redirects: ReadonlyMap<string, string>, path: string): string | null => {
  const seen = new Set([path]);
  let at = redirects.get(path);
  if (at === undefined) return null;
  for (let next = redirects.get(at); next !== undefined; next = redirects.get(at)) {
    if (seen.has(at)) return null;
    seen.add(at);
    at = next;
  }
  return seen.has(at) ? null : at;
};

/**
 * Checks a new redirect next to the existing ones. Refuses an address not in lower-case letters with `redirect.pathInvalid`, an address that the
 * shop answers itself with `article.slugReserved`, and a circle with `redirect.circle`.
 */
export const checkRedirect = (
  { fromPath, toPath }: SlugRedirect,
  others: ReadonlyMap<string, string>,
): Result<SlugRedirect, 'redirect.pathInvalid' | 'article.slugReserved' | 'redirect.circle'> => {
  if (isOwnAddress(fromPath)) return refuse('article.slugReserved');
  if (!isPath(fromPath) || !(isPath(toPath) || toPath === '/')) return refuse('redirect.pathInvalid');
  const all = new Map(others).set(fromPath, toPath);
  return redirectTarget(all, fromPath) === null ? refuse('redirect.circle') : ok({ fromPath, toPath });
};
