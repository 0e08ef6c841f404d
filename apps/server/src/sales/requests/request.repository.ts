import { Injectable } from '@nestjs/common';

import type { Computed, Transaction } from '../../platform/database/index.js';
import { requestEntity, type RequestRow } from './request.entity.js';

/** A request that begins. */
export type NewRequest = Pick<RequestRow, 'id' | 'source' | 'first_name' | 'email' | 'mailbox' | 'quantity'> &
  Partial<Pick<RequestRow, 'last_name' | 'phone' | 'make' | 'model' | 'size' | 'brand' | 'network'>>;

/** Columns that a step sets. */
export type RequestChange = Partial<
  Pick<RequestRow, 'next_step' | 'next_step_at' | 'lost_reason' | 'quote_id' | 'value_in_cents' | 'order_id'>
>;

const LOCKED = 'SELECT * FROM sales.request WHERE id = $1 FOR UPDATE';
const LOCKED_OF_QUOTE = 'SELECT * FROM sales.request WHERE quote_id = $1 FOR UPDATE';
const NUMBER = 'SELECT number FROM sales.request WHERE id = $1';

// One at a time per person and per network, so requests sent at once count each other.
const ONE_BY_ONE = `SELECT pg_advisory_xact_lock(hashtextextended('sales ' || who, 0)) FROM unnest($1::text[]) who ORDER BY who`;

const OF_DAY = `
  SELECT count(*) FILTER (WHERE mailbox = $1)::int AS person, count(*) FILTER (WHERE network = $2)::int AS network
  FROM sales.request WHERE source = 'form' AND (mailbox = $1 OR network = $2) AND created_at > now() - interval '1 day'`;

type Counted = Computed<{ person: number; network: number }>;

/** The only writer of sales requests, but for forgetting them. Steps are taken under the lock of the request. */
@Injectable()
export class RequestRepository {
  /** Returns the new request's number. */
  async insert(tx: Transaction, request: NewRequest): Promise<number> {
    await tx.repository(requestEntity).insert(request);
    const row = await tx.one<Pick<RequestRow, 'number'>>(NUMBER, [request.id]);
    if (row === null) throw new Error('the request was not inserted');
    return row.number;
  }

  async ofDay(tx: Transaction, mailbox: string, network: string | null): Promise<Counted> {
    await tx.query(ONE_BY_ONE, [[mailbox, ...(network === null ? [] : [network])]]);
    return (await tx.one<Counted>(OF_DAY, [mailbox, network])) ?? { person: 0, network: 0 };
  }

  lock(tx: Transaction, id: string): Promise<RequestRow | null> {
    return tx.one<RequestRow>(LOCKED, [id]);
  }

  lockOfQuote(tx: Transaction, quoteId: string): Promise<RequestRow | null> {
    return tx.one<RequestRow>(LOCKED_OF_QUOTE, [quoteId]);
  }

  async change(
    tx: Transaction,
    { id, state }: Pick<RequestRow, 'id' | 'state'>,
    next: RequestRow['state'],
    change: RequestChange,
  ): Promise<void> {
    await tx.repository(requestEntity).update(
      { id },
      {
        ...change,
        state: next,
        version: () => 'version + 1',
        updated_at: () => 'now()',
        ...(next === state ? {} : { state_since: () => 'now()' }),
      },
    );
  }
}
