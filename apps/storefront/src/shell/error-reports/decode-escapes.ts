import { reportProblem } from './report-problem';

/** `text` with its percent escapes undone; undefined for one that cannot be decoded, which is logged as `what`. */
export const decodeEscapes = (what: string, text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    reportProblem(what, error);
    return undefined;
  }
};
