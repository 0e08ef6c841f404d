import type { SalesRequestRow } from '@simpletread/contract';
import { formatMoney, lostReasonLabel, shortDayWords } from '@simpletread/domain';

const MINUTE_MS = 60_000;

/** Returns a span in words: `12 m`, `2 h 05 m`, `3 d`. */
export const spanText = (sinceMs: number): string => {
  const minutes = Math.max(0, Math.floor(sinceMs / MINUTE_MS));
  if (minutes < 60) return `${minutes} m`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${String(minutes % 60).padStart(2, '0')} m`;
  return `${Math.floor(hours / 24)} d`;
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** Returns the name on a card; people who were erased leave their number. */
export const nameText = ({ name, requestNumber }: Pick<SalesRequestRow, 'name' | 'requestNumber'>): string =>
  name === '' ? requestNumber : name;

export const tiresText = (quantity: number): string => (quantity === 1 ? '1 tire' : `${quantity} tires`);

/** Returns what is asked for: `Subaru Outback, 225/65R17, Any`. */
export const wishText = ({ make, model, size, brand }: SalesRequestRow): string =>
  joined(`${make} ${model}`.trim(), size, brand);

/** Returns the value of a card, or its tires while nothing is quoted. */
export const valueText = ({ valueInCents, quantity }: SalesRequestRow): string =>
  valueInCents === null ? tiresText(quantity) : formatMoney(valueInCents);

/** Returns the last line of a card: its next step with how late it is, the end of its quote, or why it was lost. */
export const clockOf = (
  row: SalesRequestRow,
  now: Date,
): { readonly text: string; readonly isLate: boolean } => {
  const age = spanText(now.getTime() - Date.parse(row.stateSince));
  if (row.state === 'lost' && row.lostReason !== null)
    return { text: lostReasonLabel(row.lostReason), isLate: false };
  if (row.state === 'won') return { text: `${age} ago`, isLate: false };
  if (row.nextStepAt !== null) {
    const lateMs = now.getTime() - Date.parse(row.nextStepAt);
    return lateMs >= 0
      ? { text: `Due ${spanText(lateMs)} ago`, isLate: true }
      : { text: `Due in ${spanText(-lateMs)}`, isLate: false };
  }
  const { quote } = row;
  if (quote?.state === 'expired') return { text: 'Quote expired', isLate: true };
  if (quote?.lastDay !== null && quote !== null && row.state !== 'new')
    return { text: `Good until ${shortDayWords(quote.lastDay)}`, isLate: false };
  return { text: `Waiting ${age}`, isLate: false };
};
