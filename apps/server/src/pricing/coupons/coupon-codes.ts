import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ok, parseCouponCode, type PriceContext, refuse, type Result } from '@simpletread/domain';

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

export interface CouponWish {
  /** As the shopper typed it. */
  readonly text: string;
  /** The code that the cart has already; null for none. */
  readonly current: string | null;
  /** Whoever is stopped after too many unknown codes: a cart, or where there is none an address. */
  readonly guesser: string;
  /** Where the shopper calls from, who may have as many carts as she likes; null or none where that is not known. */
  readonly address?: string | null;
  /** Who enters it; left out, nobody's own code is known. */
  readonly buyer?: CodeBuyer;
}

const MOST_MISSES = 10;
/** People who share an address, as in an office, are wrong on their own. */
const MOST_MISSES_OF_ADDRESS = 50;
const MISSES_MS = 10 * 60_000;

/** Somebody who may be wrong so often. */
interface Guesser {
  readonly key: string;
  readonly most: number;
}

const guessersOf = ({ guesser, address = null }: CouponWish): Guesser[] => [
  { key: `pricing.coupon-misses:${guesser}`, most: MOST_MISSES },
  ...(address === null
    ? []
    : [{ key: `pricing.coupon-misses-from:${address}`, most: MOST_MISSES_OF_ADDRESS }]),
];

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
  private owners: CodeOwners | null | undefined;

  constructor(
    private readonly coupons: CouponRepository,
    private readonly cache: Cache,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * The promotion of a code that can be used now. Refuses one that nobody made with `coupon.unknown`, and whoever has tried ten
   * of those within ten minutes, or fifty from one address, with `request.rateLimited`; one that was withdrawn or whose promotion is over with
   * `coupon.ended`; the buyer's own with `coupon.own`; one that was used as often as it may with `coupon.usedUp`; and a second one beside another with
   * `coupon.notCombinable`, which names both [R5.23].
   */
  async resolve(wish: CouponWish): Promise<Result<Coupon, CouponFault>> {
    const { text, current } = wish;
    const guessers = guessersOf(wish);
    // Counted before it is looked for, and given back where it was none, so that guesses at once are no more than guesses in turn.
    if (!(await this.count(guessers))) return refuse('request.rateLimited', { seconds: MISSES_MS / 1000 });
    const parsed = parseCouponCode(text);
    const found = parsed.ok ? await this.coupons.findCode(parsed.value) : null;
    if (found === null || isSecret(found)) return refuse('coupon.unknown');
    await this.add(guessers, -1);
    const fault = faultOf(found);
    if (fault !== null) return refuse(fault);
    if (await this.isOwn(found.code, wish.buyer)) return refuse('coupon.own');
    if (current !== null && current !== found.code)
      return refuse('coupon.notCombinable', { code: current, other: found.code });
    return ok({ code: found.code, promotionId: found.promotionId });
  }

  /** The promotion of a code that a cart has; null once it is good for nothing any more, or belongs to the buyer. */
  async standing(code: string, buyer?: CodeBuyer): Promise<Coupon | null> {
    const found = await this.coupons.findCode(code);
    if (found === null || isSecret(found) || faultOf(found) !== null) return null;
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

  /** Counts a miss of each; false where one of them has had all. */
  private async count(guessers: readonly Guesser[]): Promise<boolean> {
    const counts = await this.add(guessers, 1);
    return guessers.every(({ most }, index) => (counts[index] ?? 0) <= most);
  }

  private add(guessers: readonly Guesser[], by: number): Promise<number[]> {
    return Promise.all(guessers.map(({ key }) => this.cache.add(key, by, MISSES_MS)));
  }
}
