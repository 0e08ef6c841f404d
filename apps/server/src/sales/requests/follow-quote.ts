import { Injectable } from '@nestjs/common';
import { canMoveRequest, mailboxOf, ok, refuse, type Result } from '@simpletread/domain';

import type { StaffContext } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { WorkOwnerRepository } from '../../platform/work-owners/index.js';
import { RequestRepository } from './request.repository.js';
import { RequestSteps } from './request-steps.js';

/** The quote that a request begins with. */
interface BegunQuote {
  readonly quoteId: string;
  /** The request that it answers; null to begin one. */
  readonly requestId: string | null;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly quantity: number;
  readonly vehicle: { readonly make: string; readonly model: string } | null;
}

const ANSWER = 'Answer the question about the quote';

const EVENTS = { sent: 'quote', opened: 'open', withdrawn: 'withdraw' } as const;

/** Keeps the pipeline in step with quotes, in the transactions that change them. */
@Injectable()
export class FollowQuote {
  constructor(
    private readonly requests: RequestRepository,
    private readonly steps: RequestSteps,
    private readonly owners: WorkOwnerRepository,
  ) {}

  /** Joins a new quote to its request, or begins one. The writer owns the request unless a colleague does. */
  async begin(
    tx: Transaction,
    { quoteId, requestId, ...quote }: BegunQuote,
    context: StaffContext,
  ): Promise<Result<null, 'record.missing' | 'salesRequest.movedOn'>> {
    const id = requestId ?? newId();
    if (requestId === null)
      await this.requests.insert(tx, {
        id,
        source: 'rep',
        first_name: quote.firstName,
        email: quote.email,
        phone: quote.phone,
        mailbox: mailboxOf(quote.email),
        quantity: quote.quantity,
        make: quote.vehicle?.make ?? '',
        model: quote.vehicle?.model ?? '',
      });
    const row = await this.requests.lock(tx, id);
    if (row === null) return refuse('record.missing');
    if (row.state === 'won') return refuse('salesRequest.movedOn');
    const { staffId, name } = context.staff;
    const owner = { staffId, name, handedBy: null, note: null };
    await this.owners.set(tx, { kind: 'sales-requests', id }, owner, null);
    return this.steps.run(tx, row, { action: 'beginQuote', change: { quote_id: quoteId } }, context);
  }

  /** A fact about the latest quote of a request; older quotes don't move it. */
  async follow(
    tx: Transaction,
    quoteId: string,
    fact: keyof typeof EVENTS,
    { valueInCents }: { readonly valueInCents?: number } = {},
  ): Promise<Result<null>> {
    const row = await this.requests.lockOfQuote(tx, quoteId);
    const event = EVENTS[fact];
    if (row === null || !canMoveRequest(row.state, event)) return ok(null);
    const change = {
      ...(valueInCents === undefined ? {} : { value_in_cents: valueInCents }),
      ...(row.state === 'lost' ? { lost_reason: null } : {}),
    };
    return this.steps.run(tx, row, { event, action: event, change }, null);
  }

  /** The customer asked about the quote: the answer is due now. */
  async ask(tx: Transaction, quoteId: string): Promise<Result<null>> {
    const row = await this.requests.lockOfQuote(tx, quoteId);
    if (row === null || !canMoveRequest(row.state, 'lose')) return ok(null);
    const change = { next_step: row.next_step ?? ANSWER, next_step_at: await tx.now() };
    return this.steps.run(tx, row, { action: 'plan', change }, null);
  }

  /** An order was placed from the quote. */
  async win(tx: Transaction, quoteId: string, orderId: string): Promise<Result<null>> {
    const row = await this.requests.lockOfQuote(tx, quoteId);
    if (row === null || !canMoveRequest(row.state, 'win')) return ok(null);
    const change = { order_id: orderId, lost_reason: null, next_step: null, next_step_at: null };
    return this.steps.run(tx, row, { event: 'win', action: 'win', change }, null);
  }
}
