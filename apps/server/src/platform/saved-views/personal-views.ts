import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Transaction } from '../database/index.js';
import { type Erasing, patternsOf, PersonalData, type PersonalDataSource } from '../personal-data/index.js';

const DELETE = `DELETE FROM identity.saved_view WHERE definition::text ILIKE ANY ($1::text[]) OR name ILIKE ANY ($1::text[])`;

/** Saved list views with a person's address in their filter. */
@Injectable()
export class PersonalViews implements PersonalDataSource, OnModuleInit {
  readonly step = 'savedViews';
  readonly turn = 'feature';

  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  collect(): Promise<[]> {
    return Promise.resolve([]);
  }

  async erase(tx: Transaction, { contacts }: Erasing): Promise<void> {
    await tx.execute(DELETE, [patternsOf(contacts)]);
  }
}
