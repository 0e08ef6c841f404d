import {
  cents,
  EVERY_TIRE,
  NO_CONDITIONS,
  NO_LIMITS,
  type Promotion,
  type PromotionConditions,
  type PromotionScope,
} from '@simpletread/domain';

type Definition = Omit<Promotion, 'promotionId' | 'name' | 'startsAt' | 'endsAt' | 'use'>;

/** A promotion of the seed; its key determines its id in every database. */
export interface SeededPromotion {
  readonly key: string;
  readonly name: string;
  readonly definition: Definition;
  /** Paused ones in the daily-deal group take turns, one a day; drafts wait for their campaign. */
  readonly state: 'active' | 'paused' | 'draft';
  /** Its public code; null if it applies automatically. */
  readonly code: string | null;
}

interface Given {
  readonly scope?: Partial<PromotionScope>;
  readonly conditions?: Partial<PromotionConditions>;
  readonly limits?: Partial<Promotion['limits']>;
  readonly isCoverageLinked?: boolean;
  readonly exclusivityGroup?: string;
  readonly priority?: number;
  readonly code?: string;
  readonly state?: SeededPromotion['state'];
}

/** Returns a promotion with only the given scope, conditions and limits. */
export const promotion = (
  key: string,
  name: string,
  benefit: Promotion['benefit'],
  { scope, conditions, limits, code, ...given }: Given = {},
): SeededPromotion => ({
  key,
  name,
  code: code ?? null,
  state: given.state ?? 'active',
  definition: {
    benefit,
    scope: { ...EVERY_TIRE, ...scope },
    conditions: { ...NO_CONDITIONS, ...conditions },
    needsCoupon: code !== undefined,
    priority: given.priority ?? 200,
    exclusivityGroup: given.exclusivityGroup ?? null,
    stacking: 'stackable',
    limits: { ...NO_LIMITS, ...limits },
    isCoverageLinked: given.isCoverageLinked ?? false,
  },
});

export const dollars = (amount: number) => cents(amount * 100);
const percent = (amount: number): number => amount * 10_000;

export const off = (amount: number, unit: 'cart' | 'tire' | 'set') =>
  ({ type: 'Flat Amount', target: 'tires', amountInCents: dollars(amount), unit }) as const;
export const percentOff = (amount: number, cap: number | null) =>
  ({
    type: 'Percentage',
    target: 'tires',
    ratePpm: percent(amount),
    capInCents: cap === null ? null : dollars(cap),
  }) as const;

/** At most one of these applies to a line: a brand's deals, permanent or seasonal. */
export const BRAND_DEAL = 'brand-deal';
export const FOUR = { minTires: 4 } as const;
