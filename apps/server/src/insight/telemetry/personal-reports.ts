import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  patternsOf,
  type Person,
  PersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { ClientErrorRepository } from './client-error.repository.js';

/** Browser error reports. They contain no addresses by design, but a message may hold any text. */
@Injectable()
export class PersonalReports implements PersonalDataSource, OnModuleInit {
  readonly step = 'browserReports';
  readonly turn = 'feature';

  constructor(
    private readonly personalData: PersonalData,
    private readonly errors: ClientErrorRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async collect(db: SqlRunner, { email }: Person): Promise<PersonalSection[]> {
    return [
      { title: 'Problems your browser reported', items: await this.errors.naming(db, patternsOf([email])) },
    ];
  }

  async erase(tx: Transaction, { contacts }: Erasing): Promise<void> {
    await this.errors.deleteNaming(tx, patternsOf(contacts));
  }
}
