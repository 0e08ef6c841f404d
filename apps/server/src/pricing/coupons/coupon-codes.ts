import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  MOST_WRONG_CODES,
  MOST_WRONG_CODES_FROM_ADDRESS,
  ok,
  parseCouponCode,
  type PriceContext,
  refuse,
  type Result,
  WRONG_CODES_MS,
} from '@simpletread/domain';

import { Cache } from '../../platform/cache/index.js';
import { type CodeBuyer, CodeOwners } from './code-owners.js';
import { CouponRepository, type FoundCoupon } from './coupon.repository.js';

type Coupon = NonNullable<PriceContext['coupon']>;

type CouponFault =
  | 'coupon.unknown'
  | 'coupon.own'
  | 'coupon.ended'
  | 'coupon.usedUp'
  | 'coupon.notCombinable'
  | 'request.rateLimited';

export interface CouponRequest {
  /** As the shopper typed it. */
  readonly text: string;
  /** The code that the cart has already; null for none. */
  readonly current: string | null;
  /** The party that is stopped after too many unknown codes: a cart, or an address where there is no cart. */
  readonly guesser: string;
  /** The shopper's address, because one person may open any number of carts. Null or absent if unknown. */
  readonly address?: string | null;
  /** The person entering the code. Without it, no personal code matches. */
  readonly buyer?: CodeBuyer;
}

/** A party and its number of allowed mistakes. */
interface Guesser {
  readonly key: string;
  readonly most: number;
}

const guessersOf = ({ guesser, address = null }: CouponRequest): Guesser[] => [
  { key: `pricing.coupon-misses:${guesser}`, most: MOST_WRONG_CODES },
  ...(address === null
    ? []
    : [{ key: `pricing.coupon-misses-from:${address}`, most: MOST_WRONG_CODES_FROM_ADDRESS }]),
];

const faultOf = (found: FoundCoupon): 'coupon.ended' | 'coupon.usedUp' | null => {
  const hasEnded = found.endsAt !== null && found.endsAt <= found.now;
  if (found.isWithdrawn || found.state !== 'active' || hasEnded) return 'coupon.ended';
  const isUsed = found.usesPerCode !== null && found.uses >= found.usesPerCode;
  return isUsed || found.isPromotionUsedUp ? 'coupon.usedUp' : null;
};

/** A code of a promotion that isn't public yet counts as unknown. */
const isSecret = ({ state, startsAt, now }: FoundCoupon): boolean =>
  state === 'draft' || (state === 'active' && startsAt !== null && now < startsAt);

/** Resolves coupon codes to their promotions. */
@Injectable()
export class CouponCodes {
  private owners: CodeOwners | null | undefined;

  constructor(
    private readonly coupons: CouponRepository,
    private readonly cache: Cache,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * Returns the promotion of a code that can be used now. Refuses an unknown code with `coupon.unknown`; too many of
   * those (`wrong-code-limits.ts`) with `request.rateLimited`; a withdrawn code or an ended promotion with `coupon.ended`; the buyer's own code with `coupon.own`; a code at its limit with `coupon.usedUp`; and a
   * second code beside another with `coupon.notCombinable`, which names both [R5.23].
   */
  async resolve(request: CouponRequest): Promise<Result<Coupon, CouponFault>> {
    const { text, current } = request;
    const guessers = guessersOf(request);
    // Counted before the lookup and returned when the code exists, so parallel guesses get no more tries than guesses
    // in turn.
    if (!(await this.count(guessers)))
      return refuse('request.rateLimited', { seconds: WRONG_CODES_MS / 1000 });
    const parsed = parseCouponCode(text);
    const found = parsed.ok ? await this.coupons.findCode(parsed.value) : null;
    if (found === null || isSecret(found)) return refuse('coupon.unknown');
    await this.add(guessers, -1);
    const fault = faultOf(found);
    if (fault !== null) return refuse(fault);
    if (await this.isOwn(found.code, request.buyer)) return refuse('coupon.own');
    if (current !== null && current !== found.code)
      return refuse('coupon.notCombinable', { code: current, other: found.code });
    return ok({ code: found.code, promotionId: found.promotionId });
  }

  /**
   * The promotion of a cart's code; null once the code is invalid, or if it belongs to the buyer. The order that the cart replaces
   * doesn't use it up.
   */
  async standing(
    code: string,
    buyer?: CodeBuyer,
    replacesOrderId: string | null = null,
  ): Promise<Coupon | null> {
    const found = await this.coupons.findCode(code);
    if (found === null || isSecret(found)) return null;
    const fault = faultOf(found);
    const isFreed =
      fault === 'coupon.usedUp' &&
      replacesOrderId !== null &&
      (await this.coupons.isUsedBy(replacesOrderId, found.code));
    if (fault !== null && !isFreed) return null;
    if (await this.isOwn(found.code, buyer)) return null;
    return { code: found.code, promotionId: found.promotionId };
  }

  private async isOwn(code: string, buyer: CodeBuyer | undefined): Promise<boolean> {
    if (this.owners === undefined) this.owners = this.findOwners();
    return buyer !== undefined && this.owners !== null && (await this.owners.isOwn(code, buyer));
  }

  private findOwners(): CodeOwners | null {
    try {
      return this.modules.get(CodeOwners, { strict: false });
    } catch {
      return null;
    }
  }

  /** Counts a miss for each party. Returns false if one of them has none left. */
  private async count(guessers: readonly Guesser[]): Promise<boolean> {
    const counts = await this.add(guessers, 1);
    return guessers.every(({ most }, index) => (counts[index] ?? 0) <= most);
  }

  private add(guessers: readonly Guesser[], by: number): Promise<number[]> {
    return Promise.all(guessers.map(({ key }) => this.cache.add(key, by, WRONG_CODES_MS)));
  }
}
