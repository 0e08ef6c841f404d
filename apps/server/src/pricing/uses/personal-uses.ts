import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import {
  type Erasing,
  type Person,
  PersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { customerKeysOf } from './customer-key.js';

const OF_PERSON = `
  SELECT r.created_at AS "at", p.name AS "promotion", r.amount_in_cents AS "savedInCents", r.coupon_code AS "code", r.state
  FROM pricing.redemption r JOIN pricing.promotion p ON p.id = r.promotion_id
  WHERE r.customer_key = ANY ($1) ORDER BY r.created_at`;

const FORGET_REDEMPTIONS = 'UPDATE pricing.redemption SET customer_key = $2 WHERE customer_key = $1';
const FORGET_USES = 'UPDATE pricing.customer_use SET customer_key = $2 WHERE customer_key = $1';

/** Uses of promotions: what they took off which order stays, whose they were goes. */
@Injectable()
export class PersonalUses implements PersonalDataSource, OnModuleInit {
  readonly step = 'promotions';
  readonly turn = 'feature';

  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async collect(db: SqlRunner, person: Person): Promise<PersonalSection[]> {
    const items = await db.query<Record<string, unknown>>(OF_PERSON, [customerKeysOf(person)]);
    return [{ title: 'Promotions you used', items }];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    for (const key of customerKeysOf(person)) {
      const nobody = `erased:${newId()}`;
      await tx.execute(FORGET_USES, [key, nobody]);
      await tx.execute(FORGET_REDEMPTIONS, [key, nobody]);
    }
  }
}
