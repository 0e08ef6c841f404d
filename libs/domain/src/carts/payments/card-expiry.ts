import { ok, refuse, type Result } from '../../result/index.js';

/** The month a card is good through. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

const EXPIRY = /^(\d{2})\s*\/?\s*(?:20)?(\d{2})$/;
const CENTURY = 2000;
const MOST_YEARS_AHEAD = 20;
// The last place on earth where a month ends is twelve hours behind UTC.
const LATEST_ZONE_HOURS = 12;

/**
 * Reads `MM/YY` (also `MMYY` and `MM/YYYY`). A card is good through its whole month in every time zone. Refuses with `card.expiryRequired`
 * when empty, `card.expiryInvalid` for a month that doesn't exist or is more than 20 years ahead, and `card.expiryPast` when the month has
 * ended.
 */
export const parseExpiry = (
  text: string,
  now: Date,
): Result<CardExpiry, 'card.expiryRequired' | 'card.expiryInvalid' | 'card.expiryPast'> => {
  if (text.trim() === '') return refuse('card.expiryRequired');
  const match = EXPIRY.exec(text.trim());
  const month = Number(match?.[1] ?? 0);
  const year = CENTURY + Number(match?.[2] ?? 0);
  if (month < 1 || month > 12 || year > now.getUTCFullYear() + MOST_YEARS_AHEAD)
    return refuse('card.expiryInvalid');
  const endsAtMs = Date.UTC(year, month, 1, LATEST_ZONE_HOURS);
  return now.getTime() < endsAtMs ? ok({ month, year }) : refuse('card.expiryPast');
};
