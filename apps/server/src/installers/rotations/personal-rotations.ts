import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  KeepsPersonalData,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { BookRotations } from './book-rotations.js';
import { RotationRepository } from './rotation.repository.js';

/** A customer's rotations: times and shops stay; vehicle and phone number are erased, and what is ahead is cancelled. */
@KeepsPersonalData()
@Injectable()
export class PersonalRotations implements PersonalDataSource {
  readonly step = 'rotations';
  readonly turn = 'feature';

  constructor(
    private readonly rotations: RotationRepository,
    private readonly book: BookRotations,
  ) {}

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    const rows = await this.rotations.all(accountId, db);
    const items = rows.map(({ vehicle, phone, state, begins_at: beginsAt }) => ({
      vehicle,
      phone,
      state,
      beginsAt,
    }));
    return [{ title: 'Tire rotations you booked', items }];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.book.forget(tx, person.accountId);
  }
}
