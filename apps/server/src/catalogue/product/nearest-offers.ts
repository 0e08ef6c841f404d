import { type Offer, SET_QUANTITY } from '../tire-search/index.js';

/** As much as a tenth of the price. */
const POINT_OF_SCORE = 0.1;
/** A line without a score is half a band away from every score. */
const UNKNOWN_DISTANCE = 0.5;

const scoreDistance = (a: Offer, b: Offer): number => {
  const [own, other] = [a.tire.line.score, b.tire.line.score];
  if (own === null || other === null) return own === other ? 0 : UNKNOWN_DISTANCE;
  return Math.abs(own.overall - other.overall);
};

/**
 * The distance between two offers: the price difference as a share of the first price, plus a tenth per point of
 * score.
 */
export const dissimilarity = (a: Offer, b: Offer): number =>
  Math.abs(a.setPriceInCents - b.setPriceInCents) / Math.max(1, a.setPriceInCents) +
  POINT_OF_SCORE * scoreDistance(a, b);

/**
 * The `offers` most like `shown`, nearest first and one per line: other lines for the same kind of vehicle with the
 * set in stock. Ties by item number.
 */
export const nearestOffers = (shown: Offer, offers: readonly Offer[], limit: number): readonly Offer[] => {
  const { lineId, vehicleType } = shown.tire.line;
  const lines = new Set([lineId]);
  return offers
    .filter(({ tire, available }) => tire.line.vehicleType === vehicleType && available >= SET_QUANTITY)
    .map((offer) => ({ offer, distance: dissimilarity(shown, offer) }))
    .sort((a, b) => a.distance - b.distance || a.offer.tire.itemNumber - b.offer.tire.itemNumber)
    .flatMap(({ offer }) => {
      if (lines.has(offer.tire.line.lineId)) return [];
      lines.add(offer.tire.line.lineId);
      return offer;
    })
    .slice(0, limit);
};
