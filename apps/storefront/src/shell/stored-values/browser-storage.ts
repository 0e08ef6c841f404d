'use client';

import type { StoredItem } from '@simpletread/domain';
import { hasConsent } from './browser-consent';
import { reportClientProblem } from '../error-reports';

/** Returns a list stored in this browser. Unreadable or invalid entries are dropped and reported. */
export const readStored = <T>({ place, name }: StoredItem, isShape: (value: unknown) => value is T): T[] => {
  try {
    const value: unknown = JSON.parse(window[place].getItem(name) ?? '[]');
    return Array.isArray(value) ? value.filter(isShape) : [];
  } catch (error) {
    reportClientProblem('error', error);
    return [];
  }
};

/** Stores a list in this browser with the visitor's consent; a full or disabled storage is reported and otherwise ignored. */
export const writeStored = ({ place, name, category }: StoredItem, values: readonly unknown[]): void => {
  if (!hasConsent(category)) return;
  try {
    window[place].setItem(name, JSON.stringify(values));
  } catch (error) {
    reportClientProblem('error', error);
  }
};
