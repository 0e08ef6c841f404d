'use client';

import type { BrowserValue } from './value-readers';

/** A message between tabs about values that browsers store per tab. */
export interface TabMessage {
  readonly key: string;
  /** The text to store; null to delete it. */
  readonly text: string | null;
  /** True if a new tab asked for it. */
  readonly isAnswer?: boolean;
}

const CHANNEL = 'simpletread.values';

let channel: BroadcastChannel | null = null;

export const tabChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel(CHANNEL));

/** Browsers tell other tabs about localStorage; for sessionStorage we do it. */
export const notifyTabs = ({ place, key }: BrowserValue<unknown>, text: string | null): void => {
  if (place === 'sessionStorage') tabChannel().postMessage({ key, text } satisfies TabMessage);
};

export const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' &&
  data !== null &&
  'key' in data &&
  typeof data.key === 'string' &&
  'text' in data &&
  (data.text === null || typeof data.text === 'string');
