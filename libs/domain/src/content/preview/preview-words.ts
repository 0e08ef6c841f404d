import { easternFormat } from '../../time/index.js';

const WORDS = easternFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

/** Returns a moment in words with its time zone, because one hour occurs twice a year: `Fri, Nov 27, 2026, 12:00:00 AM EST`. */
export const previewMomentWords = (at: Date): string => WORDS.format(at);
