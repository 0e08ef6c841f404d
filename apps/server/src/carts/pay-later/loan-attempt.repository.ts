import { Injectable } from '@nestjs/common';
import { attemptStep, paymentMachine } from '@simpletread/domain';

import type { PaymentAttemptRow } from '../payment-attempts/index.js';
import { Database, type Transaction } from '../../platform/database/index.js';

const SEND_AWAY = `
  UPDATE checkout.payment_attempt
  SET state = $4, provider_session = $2, provider_page = $3, updated_at = now()
  WHERE id = $1 AND state = $5`;

const APPROVE = `
  UPDATE checkout.payment_attempt SET approved_at = now(), updated_at = now()
  WHERE id = $1 AND state = 'processing' AND approved_at IS NULL`;

const COME_BACK = `
  UPDATE checkout.payment_attempt SET returned_at = now() WHERE id = $1 AND returned_at IS NULL`;

const OF_SESSION = 'SELECT id FROM checkout.payment_attempt WHERE provider_session = $1';

/** A lender's part of an attempt: the shopper's page, the lender's agreement and the shopper's return. */
@Injectable()
export class LoanAttemptRepository {
  constructor(private readonly database: Database) {}

  /** False if the attempt has ended meanwhile. The shopper must then not be sent to the page. */
  async sendAway(attemptId: string, session: string, page: string): Promise<boolean> {
    const params = [attemptId, session, page, attemptStep('process').to, paymentMachine.initial];
    return (await this.database.execute(SEND_AWAY, params)) === 1;
  }

  async approve(tx: Transaction, attemptId: string): Promise<void> {
    await tx.execute(APPROVE, [attemptId]);
  }

  /** False where the shopper was back before: what the lender signed counts once. */
  async comeBack(tx: Transaction, attemptId: string): Promise<boolean> {
    return (await tx.execute(COME_BACK, [attemptId])) === 1;
  }

  async idOfSession(session: string): Promise<string | null> {
    return (await this.database.one<Pick<PaymentAttemptRow, 'id'>>(OF_SESSION, [session]))?.id ?? null;
  }
}
