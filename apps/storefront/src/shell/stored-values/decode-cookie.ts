import { reportProblem } from '../telemetry';

/** Returns a cookie's unescaped text; undecodable text is logged and dropped. */
export const decodeCookie = (value: string | undefined): string | undefined => {
  if (value === undefined) return undefined;
  try {
    return decodeURIComponent(value);
  } catch (error) {
    reportProblem('cookie decode', error);
    return undefined;
  }
};
