import type { ScoreTrial } from '@simpletread/contract';

import {
  type Offer,
  recommendedFirst,
  SET_QUANTITY,
  TIRE_PRICES,
  topPicksOf,
  wholePriceOf,
} from '../../tire-search/index.js';

type Picks = ScoreTrial['topPicks']['sizes'][number]['before'];

/** The offer with its line's new overall score, or unchanged where the line gets none. */
const rescored = (offer: Offer, overallOf: ReadonlyMap<string, number>): Offer => {
  const { line } = offer.tire;
  const overall = overallOf.get(line.lineId);
  if (line.score === null || overall === undefined) return offer;
  return { ...offer, tire: { ...offer.tire, line: { ...line, score: { ...line.score, overall } } } };
};

const picksOf = (offers: readonly Offer[]): Picks =>
  topPicksOf(
    recommendedFirst(offers).filter(({ available }) => available >= SET_QUANTITY),
    wholePriceOf(TIRE_PRICES),
  ).map(({ reason, offer: { tire } }) => ({ reason, label: `${tire.line.brandName} ${tire.line.lineName}` }));

/** The top picks among the offers of a size, before and after. Null if they stay the same. */
export const changedPicks = (
  offers: readonly Offer[],
  overallOf: ReadonlyMap<string, number>,
): { readonly before: Picks; readonly after: Picks } | null => {
  const before = picksOf(offers);
  const after = picksOf(offers.map((offer) => rescored(offer, overallOf)));
  return JSON.stringify(before) === JSON.stringify(after) ? null : { before, after };
};
