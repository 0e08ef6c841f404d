import { isOwnAddress } from '@simpletread/domain';

/** Redirects by their former address. One that was written before the shop had a page there has no effect. */
export const heeded = (redirects: Iterable<readonly [string, string]>): ReadonlyMap<string, string> =>
  new Map([...redirects].filter(([from]) => !isOwnAddress(from)));
