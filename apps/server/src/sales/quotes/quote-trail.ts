import { Injectable } from '@nestjs/common';
import type { QuoteEvent, QuoteState } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { QuoteRepository } from './store/quote.repository.js';

interface TrailEntry {
  readonly event: QuoteEvent | 'create' | 'askApproval' | 'approve';
  readonly before: object | null;
  readonly after: object;
}

/** A quote's history, on its page and in the audit. */
@Injectable()
export class QuoteTrail {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly audit: Audit,
  ) {}

  async leave(
    tx: Transaction,
    quoteId: string,
    { event, before, after }: TrailEntry,
    context: StaffContext,
  ): Promise<void> {
    await this.quotes.note(tx, quoteId, event, context.staff.name);
    const entry = { action: `quote.${event}`, subjectType: 'quote', subjectId: quoteId, before, after };
    await this.audit.recordStaff(tx, entry, context);
  }

  /** Actions of its customer, and expiry. */
  async recordUnattended(
    tx: Transaction,
    quoteId: string,
    event: 'open' | 'take' | 'expire',
    states: readonly [QuoteState, QuoteState],
  ): Promise<void> {
    await this.quotes.note(tx, quoteId, event, null);
    await this.audit.record(tx, {
      actorKind: event === 'expire' ? 'system' : 'guest',
      actorId: null,
      action: `quote.${event}`,
      subjectType: 'quote',
      subjectId: quoteId,
      before: { state: states[0] },
      after: { state: states[1] },
    });
  }
}
