import { Injectable } from '@nestjs/common';

import type { Transaction } from '../database/index.js';
import {
  type Erasing,
  KeepsPersonalData,
  patternsOf,
  type PersonalDataSource,
} from '../personal-data/index.js';

const DELETE = `DELETE FROM platform.saved_view WHERE definition::text ILIKE ANY ($1::text[]) OR name ILIKE ANY ($1::text[])`;

/** List views that staff saved with a person's address in the filter. */
@KeepsPersonalData()
@Injectable()
export class PersonalViews implements PersonalDataSource {
  readonly step = 'savedViews';
  readonly turn = 'feature';

  collect(): Promise<[]> {
    return Promise.resolve([]);
  }

  async erase(tx: Transaction, { contacts }: Erasing): Promise<void> {
    await tx.execute(DELETE, [patternsOf(contacts)]);
  }
}
