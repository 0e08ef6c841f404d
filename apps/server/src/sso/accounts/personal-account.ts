import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Computed, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
  type PersonalTraces,
} from '../../platform/personal-data/index.js';
import type { AccountRow } from './account.entity.js';
import { Accounts } from './accounts.js';
import { signInFailureEntity } from './sign-in-failure.entity.js';

type AccountItem = Pick<AccountRow, 'email' | 'phone'> &
  Renamed<
    AccountRow,
    {
      emailProvedAt: 'email_proved_at';
      firstName: 'first_name';
      lastName: 'last_name';
      askedForSimpleCrew: 'is_crew_wished';
      since: 'created_at';
    }
  > &
  Computed<{ hasPassword: boolean }>;

const ACCOUNT = `
  SELECT email, email_proved_at AS "emailProvedAt", first_name AS "firstName", last_name AS "lastName", phone,
    is_crew_wished AS "askedForSimpleCrew", created_at AS "since", password_hash IS NOT NULL AS "hasPassword"
  FROM identity.account WHERE id = $1 AND erased_at IS NULL`;

/** The account itself. References to it keep an id that identifies no one. */
@KeepsPersonalData()
@Injectable()
export class PersonalAccount implements PersonalDataSource {
  readonly step = 'account';
  readonly turn = 'account';

  constructor(private readonly accounts: Accounts) {}

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    return [{ title: 'Account', items: await db.query<AccountItem>(ACCOUNT, [accountId]) }];
  }

  async traces(db: SqlRunner, { accountId }: Person): Promise<Partial<PersonalTraces>> {
    const account = await this.accounts.byId(accountId, db);
    return { contacts: account === null || account.phone === null ? [] : [account.phone] };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.accounts.erase(tx, person.accountId);
    const subject = createHash('sha256').update(`address ${person.email}`).digest('hex');
    await tx.repository(signInFailureEntity).delete({ subject_hash: subject });
  }
}
