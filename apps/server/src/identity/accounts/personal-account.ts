import { createHash } from 'node:crypto';

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
import { Accounts } from './accounts.js';

type Item = Record<string, unknown>;

const ACCOUNT = `
  SELECT email, email_proved_at AS "emailProvedAt", first_name AS "firstName", last_name AS "lastName", phone,
    is_crew_wished AS "askedForSimpleCrew", created_at AS "since", password_hash IS NOT NULL AS "hasPassword"
  FROM identity.account WHERE id = $1 AND erased_at IS NULL`;

const PASSKEYS = `
  SELECT name, created_at AS "addedAt", used_at AS "lastUsedAt" FROM identity.passkey WHERE account_id = $1 ORDER BY created_at`;

const ELSEWHERE = `
  SELECT issuer, subject, linked_at AS "linkedAt" FROM identity.outside_identity WHERE account_id = $1 ORDER BY linked_at`;

const SESSIONS = `
  SELECT user_agent AS "browser", created_at AS "beganAt", seen_at AS "lastSeenAt", expires_at AS "endsAt"
  FROM identity.oidc_record WHERE account_id = $1 AND model = 'Session' ORDER BY created_at`;

/** The account itself: its sign-in, passkeys and sessions. What refers to it keeps an id of nobody. */
@Injectable()
export class PersonalAccount implements PersonalDataSource, OnModuleInit {
  readonly step = 'account';
  readonly turn = 'account';

  constructor(
    private readonly personalData: PersonalData,
    private readonly accounts: Accounts,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    const sections: PersonalSection[] = [];
    for (const [title, sql] of [
      ['Account', ACCOUNT],
      ['Passkeys', PASSKEYS],
      ['Accounts elsewhere that you sign in with', ELSEWHERE],
      ['Where you are signed in', SESSIONS],
    ] as const)
      sections.push({ title, items: await db.query<Item>(sql, [accountId]) });
    return sections;
  }

  async traces(db: SqlRunner, { accountId }: Person): Promise<Partial<PersonalTraces>> {
    const account = await this.accounts.byId(accountId, db);
    return { contacts: account === null || account.phone === null ? [] : [account.phone] };
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.accounts.erase(tx, person.accountId);
    const subject = createHash('sha256').update(`address ${person.email}`).digest('hex');
    await tx.execute('DELETE FROM identity.sign_in_failure WHERE subject_hash = $1', [subject]);
    await tx.execute('DELETE FROM identity.oidc_record WHERE account_id = $1', [person.accountId]);
  }
}
