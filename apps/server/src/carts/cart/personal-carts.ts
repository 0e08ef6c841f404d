import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  idsOf,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import { CartRepository } from './cart.repository.js';

/** Carts that hold a person's address: the address is erased; an open cart is emptied. */
@KeepsPersonalData()
@Injectable()
export class PersonalCarts implements PersonalDataSource {
  readonly step = 'carts';
  readonly turn = 'feature';

  constructor(private readonly carts: CartRepository) {}

  async collect(db: SqlRunner, { email }: Person): Promise<PersonalSection[]> {
    return [{ title: 'Carts', items: await this.carts.ofPerson(db, email) }];
  }

  async traces(db: SqlRunner, { email }: Person): Promise<Partial<PersonalTraces>> {
    return { contacts: await this.carts.phonesOf(db, email) };
  }

  async erase(tx: Transaction, erasing: Erasing): Promise<void> {
    await this.carts.forgetPerson(tx, erasing.person.email, idsOf(erasing));
  }
}
