import { reportError } from '../error-reports/index.js';

/** The stored value; null if there is none or the browser refuses to read. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    reportError(error);
    return null;
  }
};

/** Stores `value` on this machine; null deletes it. If the browser refuses, it lasts as long as the page. */
export const keepStored = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    reportError(error);
  }
};
