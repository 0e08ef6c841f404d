import type { Promotion } from '../../pricing/index.js';
import { dayAfter, easternInstant, easternWall } from '../../time/index.js';

/** The exclusivity group for planned daily deals. Promotions in it that are paused and have no window take turns. */
export const DAILY_DEAL_GROUP = 'daily-deal';

/** The most a daily deal may take off, in parts per million [R9.10]. Source: spec section 9. */
export const MOST_OF_A_DAY_PPM = 200_000;

const DAY_MS = 86_400_000;

/** The promotion fields that decide if it can be a daily deal. */
export type DailyTurn = Pick<Promotion, 'promotionId' | 'name' | 'benefit'>;

/** A daily deal, ready to activate. */
export interface DailyDeal<Turn extends DailyTurn> {
  /** The day in New York, `2026-11-20`. */
  readonly day: string;
  readonly turn: Turn;
  /** Its name on a receipt: `Deal of the day, November 20: 15% off Kumho`. */
  readonly name: string;
  readonly startsAt: Date;
  /** First moment of the next day in New York. */
  readonly endsAt: Date;
}

const midnightOf = (day: string): Date => {
  // New York changes its clocks at two in the morning, so every day has a midnight.
  const midnight = easternInstant(`${day}T00:00`);
  if (!midnight.ok) throw new RangeError(`not a day: ${day}`);
  return midnight.value;
};

const dayWords = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const mayTakeTurns = ({ benefit }: DailyTurn): boolean =>
  benefit.type === 'Percentage' && benefit.target === 'tires' && benefit.ratePpm <= MOST_OF_A_DAY_PPM;

const dealOf = <Turn extends DailyTurn>(day: string, turns: readonly Turn[]): DailyDeal<Turn>[] => {
  const turn = turns[(Date.parse(`${day}T00:00Z`) / DAY_MS) % turns.length];
  if (turn === undefined) return [];
  const name = `Deal of the day, ${dayWords.format(new Date(`${day}T00:00Z`))}: ${turn.name}`;
  return [{ day, turn, name, startsAt: midnightOf(day), endsAt: midnightOf(dayAfter(day, 1)) }];
};

/**
 * Returns the deals for the day of `now` in New York and for the next day. Planned deals take turns by id, one a day. A deal that isn't a
 * percentage off tires, or takes off more than 20%, gets no turn. Days have 23 to 25 hours.
 */
export const dailyDeals = <Turn extends DailyTurn>(
  planned: readonly Turn[],
  now: Date,
): DailyDeal<Turn>[] => {
  const turns = planned.filter(mayTakeTurns).sort((a, b) => (a.promotionId < b.promotionId ? -1 : 1));
  const today = easternWall(now).slice(0, 10);
  return [today, dayAfter(today, 1)].flatMap((day) => dealOf(day, turns));
};
