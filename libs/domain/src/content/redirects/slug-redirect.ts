import { ok, refuse, type Result } from '../../result/index.js';
import { isOwnPage } from './own-addresses.js';

/** From one address of the shop to another; both without host, query and ending slash. */
export interface SlugRedirect {
  readonly fromPath: string;
  readonly toPath: string;
}

const PATH = /^\/[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)*$/;
const MOST_LETTERS = 300;
/** Nobody is led away from where they pay, sign in or look after their account, nor from a page that is there. */
const KEPT = ['account', 'acting', 'api', 'cart', 'checkout', 'login', 'logout', 'preview', 'register'];

const isPath = (path: string): boolean => path.length <= MOST_LETTERS && PATH.test(path);

const isKept = (path: string): boolean =>
  isOwnPage(path) || KEPT.some((first) => path === `/${first}` || path.startsWith(`/${first}/`));

/**
 * Where who asks for `path` is led at last; null where nothing leads on. Redirects that lead on from one another are followed, those
 * that lead in a circle lead nowhere.
 */
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
 * Checks a new redirect beside those that are. Refuses `redirect.pathInvalid` for what is no address of small letters,
 * `article.slugReserved` for what must not be led away from, and `redirect.circle` where it would lead back to where it begins.
 */
export const checkRedirect = (
  { fromPath, toPath }: SlugRedirect,
  others: ReadonlyMap<string, string>,
): Result<SlugRedirect, 'redirect.pathInvalid' | 'article.slugReserved' | 'redirect.circle'> => {
  if (isKept(fromPath)) return refuse('article.slugReserved');
  if (!isPath(fromPath) || !(isPath(toPath) || toPath === '/')) return refuse('redirect.pathInvalid');
  const all = new Map(others).set(fromPath, toPath);
  return redirectTarget(all, fromPath) === null ? refuse('redirect.circle') : ok({ fromPath, toPath });
};
