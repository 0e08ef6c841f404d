import { useSyncExternalStore } from 'react';

const TICK_MS = 1_000;

let now = new Date();
let timer: ReturnType<typeof setInterval> | null = null;
const listeners = new Set<() => void>();

const tick = (): void => {
  now = new Date();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
};

/** The current time, updated each second: one timer for all clocks of the page. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now);

const MINUTE_MS = 60_000;
let minute = new Date();

const wholeMinute = (): Date => {
  if (Math.floor(minute.getTime() / MINUTE_MS) !== Math.floor(now.getTime() / MINUTE_MS)) minute = now;
  return minute;
};

/** The current time, updated each minute, for texts with days and hours only. */
export const useMinute = (): Date => useSyncExternalStore(subscribe, wholeMinute);
