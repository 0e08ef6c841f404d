'use client';

import type { BrowserValue } from './value-table';

/** What tabs tell each other of values that browsers keep for each tab alone. */
export interface Told {
  readonly key: string;
  /** The text to keep; null to forget it. */
  readonly text: string | null;
  /** Whether a new tab asked for it. */
  readonly isAnswer?: boolean;
}

const CHANNEL = 'simpletread.values';

let channel: BroadcastChannel | null = null;

export const tabChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel(CHANNEL));

/** Browsers tell other tabs of localStorage by themselves; of sessionStorage we do. */
export const tellTabs = ({ place, key }: BrowserValue<unknown>, text: string | null): void => {
  if (place === 'sessionStorage') tabChannel().postMessage({ key, text } satisfies Told);
};

export const isTold = (data: unknown): data is Told =>
  typeof data === 'object' &&
  data !== null &&
  'key' in data &&
  typeof data.key === 'string' &&
  'text' in data &&
  (data.text === null || typeof data.text === 'string');
