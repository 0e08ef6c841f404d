import { Injectable } from '@nestjs/common';
import type { PromotionDefinition } from '@simpletread/contract';
import { moveRule, ok, refuse, type Result, type RuleEvent } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import {
  type DeskContext,
  ownerAt,
  PromotionRepository,
  type PromotionTerms,
  RuleTrail,
  type StoredPromotion,
} from '../rules/index.js';
import { KnownKeys, type RuleKey } from './known-keys.reader.js';

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

const isSameMoment = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

const hasOtherWindow = (a: PromotionTerms, b: PromotionTerms): boolean =>
  !isSameMoment(a.startsAt, b.startsAt) || !isSameMoment(a.endsAt, b.endsAt);

/** Writes promotions and leads them through their life; each returns the promotion's id. */
@Injectable()
export class WritePromotion {
  constructor(
    private readonly work: UnitOfWork,
    private readonly promotions: PromotionRepository,
    private readonly keys: KnownKeys,
    private readonly trail: RuleTrail,
  ) {}

  create(terms: PromotionTerms, context: DeskContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const named = await this.checkNamed(tx, terms);
      if (!named.ok) return named;
      const id = newId();
      await this.promotions.insert(tx, id, terms);
      await this.record(tx, 'promotion.create', id, null, { ...factsOf(terms), state: 'draft' }, context);
      return ok(id);
    });
  }

  change(id: string, version: number, terms: PromotionTerms, context: DeskContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const found = await this.lock(tx, id, version);
      if (!found.ok) return found;
      const promotion = found.value;
      if (promotion.state === 'archived') return refuse('pricing.stateRefused', { state: promotion.state });
      const campaignId = ownerAt(promotion, await tx.now());
      if (campaignId !== null && hasOtherWindow(promotion, terms)) return refuse('pricing.inCampaign');
      const named = await this.checkNamed(tx, terms);
      if (!named.ok) return named;
      const most = await this.promotions.exceeded(tx, id, terms.definition);
      if (most !== null) return refuse('pricing.rateTooHigh', { percent: most / 10_000 });
      await this.promotions.change(tx, id, terms, campaignId);
      const before = { ...factsOf(promotion), campaignId: promotion.campaignId };
      const after = { ...factsOf(terms), campaignId };
      await this.record(tx, 'promotion.change', id, before, after, context);
      return ok(id);
    });
  }

  move(id: string, version: number, event: RuleEvent, context: DeskContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const found = await this.lock(tx, id, version);
      if (!found.ok) return found;
      const { state, campaignId } = found.value;
      const moved = moveRule(state, event);
      if (!moved.ok) return moved;
      const owner = ownerAt(found.value, await tx.now());
      await this.promotions.move(tx, id, moved.value, owner);
      const after = { state: moved.value, campaignId: owner };
      await this.record(tx, `promotion.${event}`, id, { state, campaignId }, after, context);
      return ok(id);
    });
  }

  private async lock(tx: Transaction, id: string, version: number): Promise<Result<StoredPromotion>> {
    const promotion = await this.promotions.lock(tx, id);
    if (promotion === null) return refuse('record.missing');
    return promotion.version === version ? ok(promotion) : refuse('record.stale');
  }

  /** A brand that is misspelt would make a promotion that nobody ever gets. */
  private async checkNamed(tx: Transaction, { definition }: PromotionTerms): Promise<Result<null>> {
    const [unknown] = await this.keys.unknown(keysOf(definition), tx);
    return unknown === undefined ? ok(null) : refuse('pricing.keyUnknown', { ...unknown });
  }

  private record(
    tx: Transaction,
    action: string,
    subjectId: string,
    before: object | null,
    after: object,
    context: DeskContext,
  ): Promise<void> {
    return this.trail.record(tx, { action, subjectType: 'promotion', subjectId, before, after }, context);
  }
}
