import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { type Computed, Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import type { PromotionRow } from '../rules/index.js';

const EVERY_MS = 24 * 60 * 60_000;
const MOST_AT_ONCE = 500;

// A limit per customer applies while its promotion can be used. Afterwards the customer's identity is no longer
// needed.
const NEEDED_NO_MORE = `
  p.customer_use_limit IS NULL OR p.ends_at < now() - make_interval(days => $1)
  OR (p.state = 'archived' AND p.updated_at < now() - make_interval(days => $1))`;

const KEYS = `
  SELECT promotion_id, customer_key AS key, updated_at FROM pricing.redemption WHERE customer_key LIKE 'email:%'
  UNION ALL SELECT promotion_id, email_key, updated_at FROM pricing.redemption WHERE email_key LIKE 'email:%'
  UNION ALL SELECT promotion_id, account_email_key, updated_at FROM pricing.redemption WHERE account_email_key LIKE 'email:%'`;

const PROMOTIONS = `
  SELECT DISTINCT p.id FROM (${KEYS}) AS k JOIN pricing.promotion p ON p.id = k.promotion_id
  WHERE k.updated_at < now() - make_interval(days => $1) AND (${NEEDED_NO_MORE})`;

// Locked as when a use is counted, so no use of the same customer slips in between.
const LOCK = 'SELECT 1 FROM pricing.promotion_use WHERE promotion_id = $1 FOR UPDATE';

const FORGET = `
  WITH old AS MATERIALIZED (
    SELECT key, 'erased:' || gen_random_uuid() AS nobody
    FROM (SELECT key FROM (${KEYS}) AS k WHERE promotion_id = $2
          GROUP BY key HAVING max(updated_at) < now() - make_interval(days => $1) LIMIT ${MOST_AT_ONCE}) AS keys
  ), counted AS (
    UPDATE pricing.customer_use c SET customer_key = old.nobody FROM old WHERE c.promotion_id = $2 AND c.customer_key = old.key
  ), forgotten AS (
    UPDATE pricing.redemption r
    SET customer_key = CASE r.customer_key WHEN old.key THEN old.nobody ELSE r.customer_key END,
      email_key = CASE r.email_key WHEN old.key THEN old.nobody ELSE r.email_key END,
      account_email_key = CASE r.account_email_key WHEN old.key THEN old.nobody ELSE r.account_email_key END
    FROM old
    WHERE r.promotion_id = $2 AND (r.customer_key = old.key OR r.email_key = old.key OR r.account_email_key = old.key)
  )
  SELECT count(*)::int AS count FROM old`;

/** Forgets whose address used a promotion once no limit asks for it anymore; what it took off which order stays. */
@Injectable()
export class ForgetGuestUses implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'pricing.forget-guest-uses', run: () => this.run() });
  }

  async run(): Promise<void> {
    const days = RETENTION_DAYS.guestUses;
    for (const { id } of await this.database.query<Pick<PromotionRow, 'id'>>(PROMOTIONS, [days]))
      while ((await this.forget(id, days)) === MOST_AT_ONCE);
  }

  private async forget(promotionId: string, days: number): Promise<number> {
    const forgotten = await this.work.run(async (tx: Transaction) => {
      await tx.query(LOCK, [promotionId]);
      return ok(await tx.one<Computed<{ count: number }>>(FORGET, [days, promotionId]));
    });
    return forgotten.value?.count ?? 0;
  }
}
