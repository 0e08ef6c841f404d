import { storefrontUrl } from '../environment';

/** A path of the shop with its host, as machines outside need it. */
export const absolute = (path: string): string => new URL(path, storefrontUrl()).href;
