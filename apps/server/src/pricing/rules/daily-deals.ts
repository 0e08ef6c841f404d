import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAILY_DEAL_GROUP, dailyDeals, type DailyDeal, ok, refuse, type Result } from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import type { DailyDealRow } from './daily-deal.entity.js';
import type { PromotionRow } from './promotion.entity.js';
import { PromotionRepository } from './promotion.repository.js';
import type { StoredPromotion } from './stored-promotion.js';

const EVERY_MS = 10 * 60_000;

const PLANNED = `
  SELECT id FROM pricing.promotion
  WHERE state = 'paused' AND starts_at IS NULL AND ends_at IS NULL AND campaign_id IS NULL
    AND definition ->> 'exclusivityGroup' = $1`;

const KNOWN = 'SELECT day FROM pricing.daily_deal WHERE day = ANY ($1::date[])';

const TAKE_DAY = `
  INSERT INTO pricing.daily_deal (day, promotion_id) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING`;

type Turn = Pick<StoredPromotion, 'promotionId' | 'name' | 'definition'> & {
  readonly benefit: StoredPromotion['definition']['benefit'];
};

/**
 * Starts the deals of today and tomorrow. Each is a copy of a planned deal: a paused promotion without a window in the
 * daily-deals group. Staff may change or pause a copy like any promotion; no second copy is made for its day.
 */
@Injectable()
export class DailyDeals implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly promotions: PromotionRepository,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, { job: 'pricing.daily-deals', run: () => this.run() });
  }

  async run(): Promise<void> {
    const deals = dailyDeals(await this.planned(), this.clock.now());
    const days = deals.map(({ day }) => day);
    const known = await this.database.query<Pick<DailyDealRow, 'day'>>(KNOWN, [days]);
    for (const deal of deals)
      if (!known.some(({ day }) => day === deal.day)) await this.work.run((tx) => this.putOn(tx, deal));
  }

  private async planned(): Promise<Turn[]> {
    const rows = await this.database.query<Pick<PromotionRow, 'id'>>(PLANNED, [DAILY_DEAL_GROUP]);
    const found = await Promise.all(rows.map(({ id }) => this.promotions.find(id)));
    return found.flatMap((each) => (each === null ? [] : [{ ...each, benefit: each.definition.benefit }]));
  }

  private async putOn(tx: Transaction, deal: DailyDeal<Turn>): Promise<Result<null>> {
    const { day, turn, name, startsAt, endsAt } = deal;
    const promotionId = newId();
    const terms = { name: name.slice(0, 120), definition: turn.definition, startsAt, endsAt };
    await this.promotions.insert(tx, promotionId, terms);
    // Another server was faster: what was written here goes with the transaction.
    if ((await tx.execute(TAKE_DAY, [day, promotionId])) !== 1) return refuse('record.stale');
    await this.promotions.move(tx, promotionId, 'active', null);
    await this.audit.record(tx, {
      actorKind: 'system',
      actorId: null,
      action: 'promotion.daily-deal',
      subjectType: 'promotion',
      subjectId: promotionId,
      before: null,
      after: { name: terms.name, startsAt, endsAt, of: turn.promotionId },
    });
    return ok(null);
  }
}
