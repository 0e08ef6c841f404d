import type { AdminCaseRow } from '@simpletread/contract';

const MINUTE_MS = 60_000;
const SOON_MINUTES = 60;

/** Time in words: `12 m`, `2 h 05 m`, `3 d`. */
const spanText = (minutes: number): string => {
  if (minutes < 60) return `${minutes} m`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${String(minutes % 60).padStart(2, '0')} m`;
  return `${Math.floor(hours / 24)} d`;
};

/** The answer clock of a case at `now`, by the clock on the wall; null while no answer is owed. */
export const answerClock = (
  { answerDueAt }: Pick<AdminCaseRow, 'answerDueAt'>,
  now: Date,
): { readonly text: string; readonly level: 'calm' | 'soon' | 'late' } | null => {
  if (answerDueAt === null) return null;
  const minutes = Math.floor((Date.parse(answerDueAt) - now.getTime()) / MINUTE_MS);
  if (minutes < 0) return { text: `${spanText(-minutes)} late`, level: 'late' };
  return { text: spanText(minutes), level: minutes < SOON_MINUTES ? 'soon' : 'calm' };
};
