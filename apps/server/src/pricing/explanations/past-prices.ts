import { Injectable } from '@nestjs/common';
import { promotionDefinition } from '@simpletread/contract';
import {
  easternMoment,
  GUEST,
  ok,
  parseCouponCode,
  type PriceContext,
  type PriceRules,
  type PriceShopper,
  type Promotion,
  refuse,
  type Result,
} from '@simpletread/domain';

import { type PriceOccasion, type PriceView, priceView } from '../price/index.js';
import { PriceBook, readPromotion, toPriceList, toPromotion, UNUSED } from '../rules/index.js';
import { type PastCoupon, PastRulesReader } from './past-rules.reader.js';

type Coupon = NonNullable<PriceContext['coupon']>;
type CouponFault = 'coupon.unknown' | 'coupon.ended' | 'coupon.usedUp';

/** The same period as in `RulesReader`: rules that ended long before had no effect. */
const LONG_OVER_MS = 7 * 86_400_000;

const counted = ({ state, endsAt }: { state: string; endsAt: Date | null }, at: Date): boolean =>
  state === 'active' && (endsAt === null || endsAt.getTime() > at.getTime() - LONG_OVER_MS);

const isUsedUp = ({ limits, use }: Promotion): boolean =>
  (limits.uses !== null && use.uses >= limits.uses) ||
  (limits.budgetInCents !== null && use.spentInCents >= limits.budgetInCents);

const couponFault = (
  { isWithdrawn, uses, usesPerCode }: PastCoupon,
  promotion: Promotion | undefined,
  at: Date,
): CouponFault | null => {
  if (isWithdrawn || promotion === undefined) return 'coupon.ended';
  if (promotion.startsAt !== null && at < promotion.startsAt) return 'coupon.unknown';
  if (promotion.endsAt !== null && promotion.endsAt <= at) return 'coupon.ended';
  return isUsedUp(promotion) || (usesPerCode !== null && uses >= usesPerCode) ? 'coupon.usedUp' : null;
};

/** Prices by the rules of a moment that is over, as far back as they are known. */
@Injectable()
export class PastPrices {
  constructor(
    private readonly reader: PastRulesReader,
    private readonly book: PriceBook,
  ) {}

  /**
   * Prices at `at` for a given customer, with the code they typed. Refuses with `pricing.pastUnknown` a moment without
   * records, and a code as it would have been refused then.
   */
  async view(
    shopper: Partial<PriceShopper>,
    occasion: Omit<PriceOccasion, 'coupon'> & { readonly at: Date },
    code: string | null,
  ): Promise<Result<PriceView, 'pricing.pastUnknown' | CouponFault>> {
    const { at, zip = null, vehicle = null, paymentMethod = null } = occasion;
    const knownSince = await this.reader.knownSince();
    if (at < knownSince) return refuse('pricing.pastUnknown', { since: easternMoment(knownSince) });
    const rules = await this.rules(at);
    const coupon = code === null ? ok(null) : await this.coupon(code, rules, at);
    if (!coupon.ok) return coupon;
    const context = { at, zip, vehicle, paymentMethod, coupon: coupon.value };
    return ok(priceView(rules, { ...context, shopper: { ...GUEST, ...shopper } }));
  }

  private async rules(at: Date): Promise<PriceRules> {
    const [standing, promotions, allLists] = await Promise.all([
      this.book.standing(at),
      this.promotions(at),
      this.reader.priceLists(at),
    ]);
    const lists = allLists.filter((list) => counted(list, at));
    const entries = await this.reader.entries(
      lists.map(({ priceListId }) => priceListId),
      at,
    );
    return {
      promotions: [...standing, ...promotions],
      priceLists: lists.map((list) => toPriceList(list, entries.get(list.priceListId) ?? [])),
    };
  }

  private async promotions(at: Date): Promise<Promotion[]> {
    // An unreadable definition gave no discount.
    const rows = (await this.reader.promotions(at)).filter(
      (row) => counted(row, at) && promotionDefinition.safeParse(row.definition).success,
    );
    const uses = await this.reader.uses(
      rows.map(({ promotionId }) => promotionId),
      at,
    );
    return rows.map((row) => toPromotion(readPromotion(row), uses.get(row.promotionId) ?? UNUSED));
  }

  private async coupon(text: string, rules: PriceRules, at: Date): Promise<Result<Coupon, CouponFault>> {
    const parsed = parseCouponCode(text);
    const found = parsed.ok ? await this.reader.coupon(parsed.value, at) : null;
    if (found === null || found.isUnmade) return refuse('coupon.unknown');
    const { code, promotionId } = found;
    const promotion = rules.promotions.find((each) => each.promotionId === promotionId);
    const fault = couponFault(found, promotion, at);
    return fault === null ? ok({ code, promotionId }) : refuse(fault);
  }
}
