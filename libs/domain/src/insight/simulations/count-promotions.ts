import { addCents, type Cents, ZERO_CENTS } from '../../money/index.js';
import type { ExplainedPrice, PricedCart } from '../../pricing/index.js';
import type { PromotionCount, PromotionMeeting, PromotionSide, ReplayState } from './replay-state.js';

/** The promotions that a draft adds or changes, and the meaning of each name. */
export interface DraftNames {
  readonly draftIds: ReadonlySet<string>;
  readonly idOfName: ReadonlyMap<string, string>;
}

type Counts = Map<string, PromotionCount>;
type Meetings = Map<string, PromotionMeeting>;

const NONE: PromotionSide = {
  orders: 0,
  units: 0,
  discountInCents: ZERO_CENTS,
  revenueInCents: ZERO_CENTS,
};
const NOT_SEEN: PromotionCount = { before: NONE, after: NONE, missed: {} };

const unitsOf = ({ lines }: PricedCart, ids: readonly string[]): number =>
  lines.reduce((sum, { lineId, quantity }) => (ids.includes(lineId) ? sum + quantity : sum), 0);

/** Adds an order's promotions to one side of `counts`. */
export const countApplied = (
  counts: Counts,
  side: 'before' | 'after',
  priced: PricedCart,
  revenueInCents: Cents,
): void => {
  for (const { promotionId, amountInCents, lines } of priced.promotions) {
    const count = counts.get(promotionId) ?? NOT_SEEN;
    const so = count[side];
    const lineIds = lines.map(({ lineId }) => lineId);
    counts.set(promotionId, {
      ...count,
      [side]: {
        orders: so.orders + 1,
        units: so.units + unitsOf(priced, lineIds),
        discountInCents: addCents(so.discountInCents, amountInCents),
        revenueInCents: addCents(so.revenueInCents, revenueInCents),
      },
    });
  }
};

/** Adds the reasons the draft's promotions did not apply to an order. */
export const countMissed = (counts: Counts, { missed }: ExplainedPrice, { draftIds }: DraftNames): void => {
  for (const { promotionId, reason } of missed) {
    if (!draftIds.has(promotionId)) continue;
    const count = counts.get(promotionId) ?? NOT_SEEN;
    const times = (count.missed[reason.kind] ?? 0) + 1;
    counts.set(promotionId, { ...count, missed: { ...count.missed, [reason.kind]: times } });
  }
};

/** Adds an order's pairs of promotions that include one of the draft. */
export const countMeetings = (
  meetings: Meetings,
  { priced, missed }: ExplainedPrice,
  { draftIds, idOfName }: DraftNames,
): void => {
  const meet = (kind: PromotionMeeting['kind'], promotionId: string, otherId: string): void => {
    if (!draftIds.has(promotionId) && !draftIds.has(otherId)) return;
    const key = `${kind} ${promotionId} ${otherId}`;
    meetings.set(key, { kind, promotionId, otherId, orders: (meetings.get(key)?.orders ?? 0) + 1 });
  };
  const applied = priced.promotions.map(({ promotionId }) => promotionId).sort();
  applied.forEach((id, index) => {
    for (const other of applied.slice(index + 1)) meet('together', id, other);
  });
  for (const { promotionId, reason } of missed) {
    if (reason.kind === 'notCombinable')
      meet('keptOut', promotionId, idOfName.get(reason.name) ?? reason.name);
  }
};

/** Returns copies that may be modified, and that a state keeps as objects. */
export const countsOf = ({ promotions, meetings }: Pick<ReplayState, 'promotions' | 'meetings'>) => ({
  counts: new Map(Object.entries(promotions)),
  meetings: new Map(Object.entries(meetings)),
});
