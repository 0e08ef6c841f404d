import { reportError } from '../telemetry/index.js';

/** What was kept on this machine; null when nothing was, or when the browser refuses to say. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    reportError(error);
    return null;
  }
};

/** Keeps `value` on this machine; null forgets it. Where the browser refuses, it lasts as long as the page. */
export const keepStored = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    reportError(error);
  }
};
