import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { VerificationRepository } from './verification.repository.js';

/** A person's verified groups; they are erased, and the same person may verify another account. */
@KeepsPersonalData()
@Injectable()
export class PersonalVerification implements PersonalDataSource {
  readonly step = 'verification';
  readonly turn = 'feature';

  constructor(private readonly verifications: VerificationRepository) {}

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    return [{ title: 'Verified groups', items: await this.verifications.of(accountId, db) }];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.verifications.forget(tx, person.accountId);
  }
}
