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
import { CartRepository } from './cart.repository.js';

/** Carts with a person's address. Erasure removes the address, and all contents of an open cart. */
@Injectable()
export class PersonalCarts implements PersonalDataSource, OnModuleInit {
  readonly step = 'carts';
  readonly turn = 'feature';

  constructor(
    private readonly personalData: PersonalData,
    private readonly carts: CartRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async collect(db: SqlRunner, { email }: Person): Promise<PersonalSection[]> {
    return [{ title: 'Carts', items: await this.carts.ofPerson(db, email) }];
  }

  async traces(db: SqlRunner, { email }: Person): Promise<Partial<PersonalTraces>> {
    return { contacts: await this.carts.phonesOf(db, email) };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.carts.forgetPerson(tx, person.email);
  }
}
