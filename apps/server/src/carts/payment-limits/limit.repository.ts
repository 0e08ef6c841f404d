import { Injectable } from '@nestjs/common';
import type { PaymentSource, UnpaidHolds } from '@simpletread/domain';

import { type Computed, Database, type Transaction } from '../../platform/database/index.js';
import type { Payer } from './payer.js';

export type SourceCount = Computed<
  { source: PaymentSource; declined: number } & { [Figure in keyof UnpaidHolds]: number }
>;

const BY_SOURCE = `
  SELECT source, checkouts, tires, at_lenders AS "atLenders", declined
  FROM checkout.attempts_by_source($1, $2, $3, $4, $5, $6)`;

const OF_CARD = `
  SELECT count(*)::int AS count FROM checkout.payment_attempt
  WHERE declined_at > clock_timestamp() - interval '60 minutes' AND card_identity = $1`;

const OF_SHOP = `
  SELECT count(*)::int AS count FROM checkout.payment_attempt
  WHERE declined_at > clock_timestamp() - interval '60 minutes'`;

/** Counts attempts to pay by their sources. */
@Injectable()
export class LimitRepository {
  constructor(private readonly database: Database) {}

  /** Of the attempts beside `attemptId`. Until the transaction ends, no other checkout of these sources counts. */
  bySource(tx: Transaction, attemptId: string, cartId: string, payer: Payer): Promise<SourceCount[]> {
    const { accountId, mailbox, address, network } = payer;
    return tx.query<SourceCount>(BY_SOURCE, [attemptId, cartId, accountId, mailbox, address, network]);
  }

  async declinesOfCard(identity: string): Promise<number> {
    return (await this.database.one<Computed<{ count: number }>>(OF_CARD, [identity]))?.count ?? 0;
  }

  async declinesOfShop(): Promise<number> {
    return (await this.database.one<Computed<{ count: number }>>(OF_SHOP))?.count ?? 0;
  }
}
