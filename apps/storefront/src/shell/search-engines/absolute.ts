import { storefrontUrl } from '../config';

/** Returns a shop path with its host, for machines outside. */
export const absolute = (path: string): string => new URL(path, storefrontUrl()).href;
