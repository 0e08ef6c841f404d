import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type Person,
  PersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { VerificationRepository } from './verification.repository.js';

/** A person's group membership. Erasure removes it, and the person may then verify another account. */
@Injectable()
export class PersonalVerification implements PersonalDataSource, OnModuleInit {
  readonly step = 'verification';
  readonly turn = 'feature';

  constructor(
    private readonly personalData: PersonalData,
    private readonly verifications: VerificationRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    return [{ title: 'Verified groups', items: await this.verifications.of(accountId, db) }];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.verifications.forget(tx, person.accountId);
  }
}
