import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type Person,
  PersonalData,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { GiftCardRepository } from './gift-card.repository.js';

/** Gift cards of an account: what they paid stays in the books, whose they were goes, and with it what was left on them. */
@Injectable()
export class PersonalGiftCards implements PersonalDataSource, OnModuleInit {
  readonly step = 'giftCards';
  readonly turn = 'feature';

  constructor(
    private readonly personalData: PersonalData,
    private readonly cards: GiftCardRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    const cards = await this.cards.ofAccount(accountId, db);
    const items = cards.map(({ number, reason, balanceInCents, state, createdAt }) => ({
      number,
      reason,
      balanceInCents,
      state,
      createdAt,
    }));
    return [{ title: 'Gift cards', items }];
  }

  async traces(db: SqlRunner, { accountId }: Person): Promise<Partial<PersonalTraces>> {
    const cards = await this.cards.ofAccount(accountId, db);
    return { subjectIds: cards.map(({ giftCardId }) => giftCardId) };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.cards.forgetPerson(tx, person.accountId);
  }
}
