import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import {
  type Erasing,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { CustomerKeys } from './customer-key.js';

const OF_PERSON = `
  SELECT r.created_at AS "at", p.name AS "promotion", r.amount_in_cents AS "savedInCents", r.coupon_code AS "code", r.state
  FROM pricing.redemption r JOIN pricing.promotion p ON p.id = r.promotion_id
  WHERE r.customer_key = ANY ($1) OR r.email_key = ANY ($1) OR r.account_email_key = ANY ($1) ORDER BY r.created_at`;

const FORGET_REDEMPTIONS = `
  UPDATE pricing.redemption
  SET customer_key = CASE customer_key WHEN $1 THEN $2 ELSE customer_key END,
    email_key = CASE email_key WHEN $1 THEN $2 ELSE email_key END,
    account_email_key = CASE account_email_key WHEN $1 THEN $2 ELSE account_email_key END
  WHERE customer_key = $1 OR email_key = $1 OR account_email_key = $1`;
const FORGET_USES = 'UPDATE pricing.customer_use SET customer_key = $2 WHERE customer_key = $1';

/** Uses of promotions: what they took off which order stays, whose they were goes. */
@KeepsPersonalData()
@Injectable()
export class PersonalUses implements PersonalDataSource {
  readonly step = 'promotions';
  readonly turn = 'feature';

  constructor(private readonly keys: CustomerKeys) {}

  async collect(db: SqlRunner, person: Person): Promise<PersonalSection[]> {
    const items = await db.query<Record<string, unknown>>(OF_PERSON, [await this.keys.of(person, db)]);
    return [{ title: 'Promotions you used', items }];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    for (const key of await this.keys.of(person, tx)) {
      const nobody = `erased:${newId()}`;
      await tx.execute(FORGET_USES, [key, nobody]);
      await tx.execute(FORGET_REDEMPTIONS, [key, nobody]);
    }
  }
}
