'use client';

import { readStored, writeStored } from '../../shopper/browser-storage';

export interface ViewedTire {
  readonly href: string;
  readonly name: string;
  readonly sizeCode: string;
  readonly imageKey: string;
}

const KEY = 'recently-viewed';
const MOST = 8;
const FIELDS = ['href', 'name', 'sizeCode', 'imageKey'] as const;

const isViewedTire = (value: unknown): value is ViewedTire => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    FIELDS.every((name) => typeof fields.get(name) === 'string') && String(fields.get('href')).startsWith('/')
  );
};

/** Tires looked at in this browser, newest first. */
export const readViewedTires = (): ViewedTire[] => readStored(KEY, isViewedTire);

/** Puts a tire in front; the same one is not kept twice. */
export const keepViewedTire = (tire: ViewedTire): void =>
  writeStored(KEY, [tire, ...readViewedTires().filter(({ href }) => href !== tire.href)].slice(0, MOST));
