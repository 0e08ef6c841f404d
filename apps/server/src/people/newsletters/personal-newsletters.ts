import { Injectable } from '@nestjs/common';

import type { SqlRunner } from '../../platform/database/index.js';
import {
  KeepsPersonalData,
  type Person,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { PersonalNewslettersReader } from './staff/personal-newsletters.reader.js';

/** The newsletters that a person got and followed. Erasing them from the mailing list leaves counts that belong to nobody. */
@KeepsPersonalData()
@Injectable()
export class PersonalNewsletters implements PersonalDataSource {
  readonly step = 'newsletters';
  readonly turn = 'feature';

  constructor(private readonly reader: PersonalNewslettersReader) {}

  async collect(db: SqlRunner, { email }: Person): Promise<PersonalSection[]> {
    return [{ title: 'Newsletters', items: await this.reader.of(db, email) }];
  }

  // The foreign key of the emails empties itself with the subscriber.
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
