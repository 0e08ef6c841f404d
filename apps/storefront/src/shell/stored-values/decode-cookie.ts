import { decodeEscapes } from '../telemetry';

/** A cookie's text with its escapes undone; what cannot be decoded is logged and left out. */
export const decodeCookie = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : decodeEscapes('cookie decode', value);
