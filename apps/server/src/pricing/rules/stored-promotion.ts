import { type PromotionDefinition, promotionDefinition } from '@simpletread/contract';
import { cents, type Promotion, type PromotionUse } from '@simpletread/domain';

import type { Renamed } from '../../platform/database/index.js';
import type { PromotionRow } from './promotion.entity.js';

/** A promotion row with its definition not yet checked. */
export type PromotionRecord = Pick<PromotionRow, 'name' | 'definition' | 'state' | 'version'> &
  Renamed<
    PromotionRow,
    {
      promotionId: 'id';
      startsAt: 'starts_at';
      endsAt: 'ends_at';
      campaignId: 'campaign_id';
      updatedAt: 'updated_at';
    }
  >;

/** The columns of `PromotionRecord`. */
export const PROMOTION_COLUMNS = `
  id AS "promotionId", name, definition, state, starts_at AS "startsAt", ends_at AS "endsAt", campaign_id AS "campaignId",
  version, updated_at AS "updatedAt"`;

/** A promotion as it is kept. */
export type StoredPromotion = Omit<PromotionRecord, 'definition'> & {
  readonly definition: PromotionDefinition;
};

/** The part of a promotion that staff write. */
export type PromotionTerms = Pick<StoredPromotion, 'name' | 'definition' | 'startsAt' | 'endsAt'>;

export const UNUSED: PromotionUse = { uses: 0, spentInCents: cents(0) };

/** Throws if the definition is invalid: we didn't write it, and its discount is unknown. */
export const readPromotion = (record: PromotionRecord): StoredPromotion => ({
  ...record,
  definition: promotionDefinition.parse(record.definition),
});

/** A first order happens once, so such a promotion is limited to one use per customer. */
const limitsOf = ({ limits, conditions }: PromotionDefinition): Promotion['limits'] =>
  conditions.isFirstOrderOnly ? { ...limits, usesPerCustomer: 1 } : limits;

/** The promotion as prices are made with it. */
export const toPromotion = (
  {
    promotionId,
    name,
    definition,
    startsAt,
    endsAt,
  }: Omit<StoredPromotion, 'state' | 'campaignId' | 'version' | 'updatedAt'>,
  use: PromotionUse = UNUSED,
): Promotion => ({ promotionId, name, ...definition, limits: limitsOf(definition), startsAt, endsAt, use });
