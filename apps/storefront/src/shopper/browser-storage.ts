'use client';

import { hasConsent } from '../features/consent/browser-consent';
import { reportClientProblem } from '../telemetry/report-client-problem';

/** A list kept in this browser. What cannot be read, or is not of the shape, is left out and reported. */
export const readStored = <T>(key: string, isShape: (value: unknown) => value is T): T[] => {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isShape) : [];
  } catch (error) {
    reportClientProblem('error', error);
    return [];
  }
};

/** Keeps a list in this browser for a visitor who agreed to that; a full or closed storage is reported and otherwise ignored. */
export const writeStored = (key: string, values: readonly unknown[]): void => {
  if (!hasConsent('preferences')) return;
  try {
    window.localStorage.setItem(key, JSON.stringify(values));
  } catch (error) {
    reportClientProblem('error', error);
  }
};
