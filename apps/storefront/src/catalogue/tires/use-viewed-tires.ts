'use client';

import { useSyncExternalStore } from 'react';
import { readViewedTires, type ViewedTire } from './viewed-tires';

const NONE: readonly ViewedTire[] = [];
let latest: { readonly text: string; readonly tires: readonly ViewedTire[] } = { text: '[]', tires: NONE };

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

// An unchanged list must be the same value, or the page would never settle.
const snapshot = (): readonly ViewedTire[] => {
  const tires = readViewedTires();
  const text = JSON.stringify(tires);
  if (text !== latest.text) latest = { text, tires };
  return latest.tires;
};

/** Returns the tires viewed in this browser, newest first; updated from other tabs. */
export const useViewedTires = (): readonly ViewedTire[] =>
  useSyncExternalStore(subscribe, snapshot, () => NONE);
