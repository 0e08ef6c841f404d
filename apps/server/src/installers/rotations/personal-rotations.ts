import { Injectable } from '@nestjs/common';
import { appointmentWords, formatPhone } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  KeepsPersonalData,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { AppointmentBookings } from '../appointments/index.js';
import { ShopDirectory } from '../shops/index.js';
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
    private readonly bookings: AppointmentBookings,
    private readonly shops: ShopDirectory,
  ) {}

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    const rows = await this.rotations.all(accountId, db);
    const appointments = await this.bookings.ofRotations(
      rows.map(({ id }) => id),
      db,
    );
    const items = await Promise.all(
      rows.map(async ({ id, vehicle, phone, state, begins_at: beginsAt, shop_id: shopId }) => {
        const appointment = appointments.get(id);
        const shop = (await this.shops.findById(shopId))?.company ?? '';
        const at = appointment === undefined ? {} : { appointment: appointmentWords(appointment) };
        return { vehicle, shop, phone, state, beginsAt, ...at };
      }),
    );
    return [{ title: 'Tire rotations you booked', items }];
  }

  async traces(db: SqlRunner, { accountId }: Person): Promise<Partial<PersonalTraces>> {
    const rows = await this.rotations.all(accountId, db);
    const phones = rows.map(({ phone }) => phone).filter((phone) => phone !== '');
    // As stored, and as shops' emails have them.
    return { contacts: phones.flatMap((phone) => [phone, formatPhone(phone, 'parentheses')]) };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.book.forget(tx, person.accountId);
  }
}
