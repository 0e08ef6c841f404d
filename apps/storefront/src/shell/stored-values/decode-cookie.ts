import { decodeEscapes } from '../error-reports';

/** Returns a cookie's unescaped text; undecodable text is logged and dropped. */
export const decodeCookie = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : decodeEscapes('cookie decode', value);
