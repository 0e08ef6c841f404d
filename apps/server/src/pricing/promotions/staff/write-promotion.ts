import { Injectable } from '@nestjs/common';
import type { PromotionDefinition } from '@simpletread/contract';
import { ok, refuse, type Result, type RuleEvent } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { CouponRepository } from '../../coupons/index.js';
import {
  KnownKeys,
  PromotionRepository,
  type PromotionTerms,
  RuleClaims,
  type RuleKey,
  RuleLife,
  type RuleVersion,
  type StoredPromotion,
} from '../../rules/index.js';

const factsOf = ({ name, startsAt, endsAt, definition }: PromotionTerms) => ({
  name,
  startsAt,
  endsAt,
  ...definition,
});

const keysOf = ({ scope }: PromotionDefinition): RuleKey[] => [
  ...[...scope.tireIds, ...scope.exceptTireIds].map((key) => ({ scope: 'tire', key }) as const),
  ...scope.lineIds.map((key) => ({ scope: 'line', key }) as const),
  ...scope.sizeCodes.map((key) => ({ scope: 'size', key }) as const),
  ...[...scope.brandSlugs, ...scope.exceptBrandSlugs].map((key) => ({ scope: 'brand', key }) as const),
  ...scope.categoryIds.map((id) => ({ scope: 'category', key: String(id) }) as const),
];

/** Writes promotions and changes their states. Each method returns the promotion's id. */
@Injectable()
export class WritePromotion {
  private readonly life: RuleLife<StoredPromotion, PromotionTerms>;

  constructor(
    work: UnitOfWork,
    audit: Audit,
    claims: RuleClaims,
    private readonly promotions: PromotionRepository,
    private readonly coupons: CouponRepository,
    private readonly keys: KnownKeys,
  ) {
    this.life = new RuleLife({ kind: 'promotion', work, rows: promotions, audit, claims, factsOf });
  }

  create(terms: PromotionTerms, context: StaffContext): Promise<Result<string>> {
    return this.life.begin(terms, context, async (tx, id) => {
      const named = await this.checkNamed(tx, terms);
      if (named.ok) await this.promotions.insert(tx, id, terms);
      return named;
    });
  }

  change(seen: RuleVersion, terms: PromotionTerms, context: StaffContext): Promise<Result<string>> {
    return this.life.change(seen, terms, context, async (tx, _promotion, campaignId) => {
      const named = await this.checkNamed(tx, terms);
      if (!named.ok) return named;
      const most = await this.promotions.exceeded(tx, seen.id, terms.definition);
      if (most !== null) return refuse('pricing.rateTooHigh', { percent: most / 10_000 });
      await this.promotions.change(tx, seen.id, terms, campaignId);
      return named;
    });
  }

  move(seen: RuleVersion, event: RuleEvent, context: StaffContext): Promise<Result<string>> {
    return this.life.move(seen, event, context);
  }

  /** Its codes go too: none of them can have been used. */
  delete(seen: RuleVersion, context: StaffContext): Promise<Result<undefined>> {
    return this.life.delete(seen, context, async (tx) => {
      const couponCount = await this.coupons.deleteOf(tx, seen.id);
      await this.promotions.delete(tx, seen.id);
      return { couponCount };
    });
  }

  /** A misspelled brand would make a promotion that never applies. */
  private async checkNamed(tx: Transaction, { definition }: PromotionTerms): Promise<Result<null>> {
    const [unknown] = await this.keys.unknown(keysOf(definition), tx);
    return unknown === undefined ? ok(null) : refuse('pricing.keyUnknown', { ...unknown });
  }
}
