import { Injectable } from '@nestjs/common';
import type { QuoteTerms } from '@simpletread/contract';
import { ok, ownValue, type RatePpm, ratePpm, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { Database, type Renamed, type SqlRunner, UnitOfWork } from '../../../platform/database/index.js';
import { quoteTermsEntity, type QuoteTermsRow } from './quote-terms.entity.js';

type Terms = Pick<QuoteTermsRow, 'limits' | 'version'> & Renamed<QuoteTermsRow, { floorPpm: 'floor_ppm' }>;

const FIND = 'SELECT floor_ppm AS "floorPpm", limits, version FROM quotes.terms';

/** The limits of discounts in quotes: the minimum margin of a quoted tire, and each role's discount without approval. */
@Injectable()
export class CurrentQuoteTerms {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  async read(db: SqlRunner = this.database): Promise<Terms> {
    const row = await db.one<Terms>(FIND);
    if (row === null) throw new Error('quotes.terms has no row');
    return row;
  }

  async limitOf(role: string, db?: SqlRunner): Promise<RatePpm> {
    return ownValue((await this.read(db)).limits, role) ?? ratePpm(0);
  }

  async show(): Promise<QuoteTerms> {
    const { limits, ...terms } = await this.read();
    return { ...terms, limits: Object.entries(limits).map(([role, limitPpm]) => ({ role, limitPpm })) };
  }

  change(asked: QuoteTerms, context: StaffContext): Promise<Result<QuoteTerms, 'record.stale'>> {
    return this.work.run(async (tx): Promise<Result<QuoteTerms, 'record.stale'>> => {
      const before = await this.read(tx);
      const limits = Object.fromEntries(asked.limits.map(({ role, limitPpm }) => [role, ratePpm(limitPpm)]));
      const floorPpm = ratePpm(asked.floorPpm);
      const changed = await tx
        .repository(quoteTermsEntity)
        .update(
          { version: asked.version },
          { floor_ppm: floorPpm, limits, version: asked.version + 1, updated_at: () => 'now()' },
        );
      if (changed.affected !== 1) return refuse('record.stale');
      await this.audit.recordStaff(
        tx,
        {
          ...{ action: 'quoteTerms.change', subjectType: 'quoteTerms', subjectId: 'terms' },
          ...{ before: { floorPpm: before.floorPpm, limits: before.limits }, after: { floorPpm, limits } },
        },
        context,
      );
      return ok({ ...asked, version: asked.version + 1 });
    });
  }
}
