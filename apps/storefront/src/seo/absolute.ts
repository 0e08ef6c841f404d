import { storefrontUrl } from '../api/addresses';

/** A path of the shop with its host, as machines outside need it. */
export const absolute = (path: string): string => new URL(path, storefrontUrl()).href;
