import { Injectable } from '@nestjs/common';
import { ok, parseCouponCode, type PriceContext, refuse, type Result } from '@simpletread/domain';

import { Cache } from '../../platform/cache/index.js';
import { CouponRepository, type FoundCoupon } from './coupon.repository.js';

type Coupon = NonNullable<PriceContext['coupon']>;

type CouponFault =
  'coupon.unknown' | 'coupon.ended' | 'coupon.usedUp' | 'coupon.notCombinable' | 'request.rateLimited';

export interface CouponWish {
  /** As the shopper typed it. */
  readonly text: string;
  /** The code that the cart has already; null for none. */
  readonly current: string | null;
  /** Whoever is stopped after too many unknown codes: a cart, or where there is none an address. */
  readonly guesser: string;
}

const MOST_MISSES = 10;
const MISSES_MS = 10 * 60_000;

interface Misses {
  readonly count: number;
}

const faultOf = (found: FoundCoupon): 'coupon.ended' | 'coupon.usedUp' | null => {
  const hasEnded = found.endsAt !== null && found.endsAt <= found.now;
  if (found.isWithdrawn || found.state !== 'active' || hasEnded) return 'coupon.ended';
  const isUsed = found.usesPerCode !== null && found.uses >= found.usesPerCode;
  return isUsed || found.isPromotionUsedUp ? 'coupon.usedUp' : null;
};

/** A code of a promotion that nobody may know of yet is an unknown one. */
const isSecret = ({ state, startsAt, now }: FoundCoupon): boolean =>
  state === 'draft' || (state === 'active' && startsAt !== null && now < startsAt);

/** What coupon codes stand for. */
@Injectable()
export class CouponCodes {
  constructor(
    private readonly coupons: CouponRepository,
    private readonly cache: Cache,
  ) {}

  /**
   * The promotion of a code that can be used now. Refuses one that nobody made with `coupon.unknown`, and whoever has tried ten
   * of those within ten minutes with `request.rateLimited`; one that was withdrawn or whose promotion is over with
   * `coupon.ended`; one that was used as often as it may with `coupon.usedUp`; and a second one beside another with
   * `coupon.notCombinable`, which names both [R5.23].
   */
  async resolve({ text, current, guesser }: CouponWish): Promise<Result<Coupon, CouponFault>> {
    const misses = await this.misses(guesser);
    if (misses >= MOST_MISSES) return refuse('request.rateLimited', { seconds: MISSES_MS / 1000 });
    const parsed = parseCouponCode(text);
    const found = parsed.ok ? await this.coupons.findCode(parsed.value) : null;
    if (found === null || isSecret(found)) {
      await this.cache.set(this.key(guesser), { count: misses + 1 }, MISSES_MS);
      return refuse('coupon.unknown');
    }
    const fault = faultOf(found);
    if (fault !== null) return refuse(fault);
    if (current !== null && current !== found.code)
      return refuse('coupon.notCombinable', { code: current, other: found.code });
    return ok({ code: found.code, promotionId: found.promotionId });
  }

  /** The promotion of a code that a cart has; null once it is good for nothing any more. */
  async standing(code: string): Promise<Coupon | null> {
    const found = await this.coupons.findCode(code);
    return found === null || isSecret(found) || faultOf(found) !== null
      ? null
      : { code: found.code, promotionId: found.promotionId };
  }

  private async misses(guesser: string): Promise<number> {
    return (await this.cache.get<Misses>(this.key(guesser)))?.count ?? 0;
  }

  private key(guesser: string): string {
    return `pricing.coupon-misses:${guesser}`;
  }
}
