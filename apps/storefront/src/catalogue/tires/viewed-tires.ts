'use client';

import { RECENTLY_VIEWED_ITEM } from '@simpletread/domain';
import { readStored, writeStored } from '../../shell/stored-values';

export interface ViewedTire {
  readonly href: string;
  readonly name: string;
  readonly sizeCode: string;
  readonly imageKey: string;
}

const MOST = 8;
const FIELDS = ['href', 'name', 'sizeCode', 'imageKey'] as const;

const isViewedTire = (value: unknown): value is ViewedTire => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    FIELDS.every((name) => typeof fields.get(name) === 'string') && String(fields.get('href')).startsWith('/')
  );
};

/** Returns the tires viewed in this browser, newest first. */
export const readViewedTires = (): ViewedTire[] => readStored(RECENTLY_VIEWED_ITEM, isViewedTire);

/** Moves a tire to the front; without duplicates. */
export const keepViewedTire = (tire: ViewedTire): void =>
  writeStored(
    RECENTLY_VIEWED_ITEM,
    [tire, ...readViewedTires().filter(({ href }) => href !== tire.href)].slice(0, MOST),
  );
