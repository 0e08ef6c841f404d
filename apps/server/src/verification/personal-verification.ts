import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../platform/database/index.js';
import {
  type Erasing,
  type Person,
  PersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../platform/personal-data/index.js';

const RESULTS = `
  SELECT group_name AS "group", verified_at AS "verifiedAt", until FROM verification.result WHERE account_id = $1`;

const FORGET = `
  WITH visits AS (DELETE FROM verification.visit WHERE account_id = $1)
  DELETE FROM verification.result WHERE account_id = $1`;

/** That somebody belongs to a group; it goes, and the same person may verify another account. */
@Injectable()
export class PersonalVerification implements PersonalDataSource, OnModuleInit {
  readonly step = 'verification';
  readonly turn = 'feature';

  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    return [
      { title: 'Verified groups', items: await db.query<Record<string, unknown>>(RESULTS, [accountId]) },
    ];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await tx.execute(FORGET, [person.accountId]);
  }
}
