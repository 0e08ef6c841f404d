import { Injectable } from '@nestjs/common';
import type { Lasting, Promotion, PromotionUse, RulesOverTime } from '@simpletread/domain';

import { Log } from '../../platform/log/index.js';
import { PriceBook, type PromotionRecord, readPromotion, toPriceList, toPromotion } from '../rules/index.js';
import { PastRulesReader } from './past-rules.reader.js';
import { type Period, PeriodRulesReader } from './period-rules.reader.js';

interface Counting {
  readonly state: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** True if a wording can have made a price of the period. */
const countsIn =
  ({ from, to }: Period) =>
  ({ rule, since, until }: Lasting<Counting>): boolean =>
    rule.state === 'active' &&
    (rule.startsAt === null || rule.startsAt < to) &&
    (rule.endsAt === null || rule.endsAt > from) &&
    (since === null || since < to) &&
    (until === null || until > from);

/** The rules of a period as written at each of its moments, with their use counts at its start. */
@Injectable()
export class PeriodRules {
  constructor(
    private readonly reader: PeriodRulesReader,
    private readonly past: PastRulesReader,
    private readonly book: PriceBook,
    private readonly log: Log,
  ) {}

  /**
   * All wordings that were in force at any time of a period. Of a time before prices began to keep their past, lists have the prices
   * of that moment.
   */
  async inForce(period: Period): Promise<RulesOverTime> {
    const isInForce = countsIn(period);
    const [standing, promotions, allLists] = await Promise.all([
      this.book.standingThrough(period.from, period.to),
      this.reader.promotions(period),
      this.reader.priceLists(period),
    ]);
    const lists = allLists.filter(isInForce);
    const ids = new Set(lists.map(({ rule }) => rule.priceListId));
    return {
      promotions: [
        ...standing,
        ...promotions.filter(isInForce).flatMap(({ rule, ...time }) => {
          const promotion = this.readable(rule);
          return promotion === null ? [] : [{ ...time, rule: promotion }];
        }),
      ],
      priceLists: lists.map(({ rule, ...time }) => {
        const { entries: _, ...terms } = toPriceList(rule, []);
        return { ...time, rule: terms };
      }),
      entries: await this.reader.entries([...ids], period),
    };
  }

  /** Use counts of rules at a moment. */
  usedBy(
    at: Date,
    { promotions }: Pick<RulesOverTime, 'promotions'>,
  ): Promise<ReadonlyMap<string, PromotionUse>> {
    const limited = promotions.flatMap(({ rule: { promotionId, limits } }) =>
      limits.uses === null && limits.budgetInCents === null ? [] : [promotionId],
    );
    return this.past.uses([...new Set(limited)], at);
  }

  private readable(row: PromotionRecord): Promotion | null {
    try {
      return toPromotion(readPromotion(row));
    } catch (error) {
      this.log.error(
        { err: error, promotionId: row.promotionId },
        'a past promotion cannot be read and is ignored',
      );
      return null;
    }
  }
}
