import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type ErasureBlock,
  idsOf,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { AttemptRetention } from './attempt-retention.repository.js';

/** Tries to pay: amounts and what the provider said stay, whom the tires were to go to goes. */
@KeepsPersonalData()
@Injectable()
export class PersonalAttempts implements PersonalDataSource {
  readonly step = 'payments';
  readonly turn = 'feature';

  constructor(private readonly attempts: AttemptRetention) {}

  async collect(db: SqlRunner, person: Person): Promise<PersonalSection[]> {
    return [{ title: 'Payment attempts', items: await this.attempts.ofPerson(db, person) }];
  }

  async blocks(db: SqlRunner, person: Person): Promise<ErasureBlock[]> {
    const count = await this.attempts.countOpen(db, person);
    return count === 0 ? [] : [{ reason: 'openPayment', count }];
  }

  async erase(tx: Transaction, erasing: Erasing): Promise<void> {
    await this.attempts.forgetPerson(tx, erasing.person, idsOf(erasing));
  }
}
