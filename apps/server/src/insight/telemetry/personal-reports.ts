import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  patternsOf,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { ClientErrorRepository } from './client-error.repository.js';

/** Browsers' error reports: they carry no addresses by design, but a message may hold any text. */
@KeepsPersonalData()
@Injectable()
export class PersonalReports implements PersonalDataSource {
  readonly step = 'browserReports';
  readonly turn = 'feature';

  constructor(private readonly errors: ClientErrorRepository) {}

  async collect(db: SqlRunner, { email }: Person): Promise<PersonalSection[]> {
    return [{ title: 'Browser error reports', items: await this.errors.naming(db, patternsOf([email])) }];
  }

  async erase(tx: Transaction, { contacts }: Erasing): Promise<void> {
    await this.errors.deleteNaming(tx, patternsOf(contacts));
  }
}
