import { type PromotionDefinition, promotionDefinition } from '@simpletread/contract';
import { cents, type Promotion, type PromotionUse, type RuleState } from '@simpletread/domain';

/** A promotion as it is kept. */
export interface StoredPromotion {
  readonly promotionId: string;
  readonly name: string;
  readonly definition: PromotionDefinition;
  readonly state: RuleState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly campaignId: string | null;
  readonly version: number;
  readonly updatedAt: Date;
}

/** What somebody writes of one. */
export type PromotionTerms = Pick<StoredPromotion, 'name' | 'definition' | 'startsAt' | 'endsAt'>;

/** A row of it, whose definition nobody has looked at yet. */
export interface PromotionRecord extends Omit<StoredPromotion, 'definition'> {
  readonly definition: unknown;
}

export const UNUSED: PromotionUse = { uses: 0, spentInCents: cents(0) };

/** Throws where the definition is none: it was not written by us, and nobody can say what it would give. */
export const readPromotion = (record: PromotionRecord): StoredPromotion => ({
  ...record,
  definition: promotionDefinition.parse(record.definition),
});

/** A first order happens once, so such a promotion is for one use of a customer whatever else it says. */
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
