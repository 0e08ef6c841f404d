'use client';

import type { StoredItem } from '@simpletread/domain';
import { hasConsent } from './browser-consent';
import { reportClientProblem } from '../telemetry';

/** A list kept in this browser. What cannot be read, or is not of the shape, is left out and reported. */
export const readStored = <T>({ place, name }: StoredItem, isShape: (value: unknown) => value is T): T[] => {
  try {
    const value: unknown = JSON.parse(window[place].getItem(name) ?? '[]');
    return Array.isArray(value) ? value.filter(isShape) : [];
  } catch (error) {
    reportClientProblem('error', error);
    return [];
  }
};

/** Keeps a list in this browser for a visitor who agreed to that; a full or closed storage is reported and otherwise ignored. */
export const writeStored = ({ place, name, category }: StoredItem, values: readonly unknown[]): void => {
  if (!hasConsent(category)) return;
  try {
    window[place].setItem(name, JSON.stringify(values));
  } catch (error) {
    reportClientProblem('error', error);
  }
};
