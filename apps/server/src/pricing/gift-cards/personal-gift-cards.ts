import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { GiftCardRepository } from './gift-card.repository.js';

/** Gift cards of an account: what they paid stays in the books, whose they were goes, and with it what was left on them. */
@KeepsPersonalData()
@Injectable()
export class PersonalGiftCards implements PersonalDataSource {
  readonly step = 'giftCards';
  readonly turn = 'feature';

  constructor(private readonly cards: GiftCardRepository) {}

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
