'use client';

import { announce, keptText, putText, readValue } from './browser-value';
import { isTabMessage, tabChannel, type TabMessage } from './tabs';
import { BROWSER_VALUES, type BrowserValue } from './value-readers';

const ASK = 'what is kept?';

const sessionValue = (key: string): BrowserValue<unknown> | undefined =>
  BROWSER_VALUES.find((value) => value.place === 'sessionStorage' && value.key === key);

const notifyAll = (): void => {
  for (const value of BROWSER_VALUES) {
    const text = value.place === 'sessionStorage' ? keptText(value) : null;
    if (text !== null)
      tabChannel().postMessage({ key: value.key, text, isAnswer: true } satisfies TabMessage);
  }
};

const take = (data: unknown): void => {
  if (data === ASK) notifyAll();
  if (!isTabMessage(data)) return;
  const value = sessionValue(data.key);
  if (value === undefined) return;
  // An answer fills in what a new tab lacks; its own values are newer.
  if (data.isAnswer === true && keptText(value) !== null) return;
  if (!putText(value, data.text)) return;
  // Another tab may run an older script, so its content is validated.
  readValue(value);
};

const onStorage = ({ key, storageArea }: StorageEvent): void => {
  if (storageArea !== window.localStorage) return;
  for (const value of BROWSER_VALUES)
    if (value.place === 'localStorage' && (key === null || key === value.key)) announce(value);
};

let isFollowing = false;

/** Keeps this tab in sync with the browser's other tabs from its first call on. A new tab asks the others for their values. */
export const followTabs = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('storage', onStorage);
  const channel = tabChannel();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => take(data);
  channel.postMessage(ASK);
};
