export type ClockLevel = 'calm' | 'soon' | 'late';

export type ClockView =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'open';
      /** The remaining share of the window, from 0 to 1. */
      readonly shareLeft: number;
      readonly level: ClockLevel;
      readonly text: string;
      readonly minutesLeft: number;
    };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** `12:41` under an hour, `6 h 30 m` under a day, `1 d 3 h` from there on. */
export const leftText = (seconds: number): string => {
  if (seconds < HOUR) return `${two(Math.floor(seconds / MINUTE))}:${two(seconds % MINUTE)}`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ${two(Math.floor((seconds % HOUR) / MINUTE))} m`;
  return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
};

// Red under 10% or 5 minutes, amber under 25% or 15 minutes, whichever comes first.
const levelOf = (shareLeft: number, seconds: number): ClockLevel => {
  if (shareLeft < 0.1 || seconds < 5 * MINUTE) return 'late';
  return shareLeft < 0.25 || seconds < 15 * MINUTE ? 'soon' : 'calm';
};

/** The state of a window from `opensAt` to `closesAt` at `now`; closed from the instant it ends. */
export const clockView = (opensAt: Date, closesAt: Date, now: Date): ClockView => {
  const left = closesAt.getTime() - now.getTime();
  if (left <= 0) return { kind: 'closed' };
  const whole = closesAt.getTime() - opensAt.getTime();
  const shareLeft = whole <= 0 ? 0 : Math.min(1, left / whole);
  const seconds = Math.floor(left / 1000);
  return {
    kind: 'open',
    shareLeft,
    level: levelOf(shareLeft, seconds),
    text: leftText(seconds),
    minutesLeft: Math.ceil(seconds / MINUTE),
  };
};
