import { reportProblem } from '../telemetry';

/** A cookie's text with its escapes undone; what cannot be decoded is logged and left out. */
export const decodeCookie = (value: string | undefined): string | undefined => {
  if (value === undefined) return undefined;
  try {
    return decodeURIComponent(value);
  } catch (error) {
    reportProblem('cookie decode', error);
    return undefined;
  }
};
