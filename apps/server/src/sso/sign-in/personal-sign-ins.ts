import { Injectable } from '@nestjs/common';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { RecordRepository } from './engine/record.repository.js';
import type { OidcRecordRow } from './oidc-record.entity.js';
import type { OutsideIdentityRow } from './outside-identity.entity.js';
import type { PasskeyRow } from './passkey.entity.js';

type PasskeyItem = Pick<PasskeyRow, 'name'> &
  Renamed<PasskeyRow, { addedAt: 'created_at'; lastUsedAt: 'used_at' }>;

type IdentityItem = Pick<OutsideIdentityRow, 'issuer' | 'subject'> &
  Renamed<OutsideIdentityRow, { linkedAt: 'linked_at' }>;

type SessionItem = Renamed<
  OidcRecordRow,
  { browser: 'user_agent'; beganAt: 'created_at'; lastSeenAt: 'seen_at'; endsAt: 'expires_at' }
>;

const PASSKEYS = `
  SELECT name, created_at AS "addedAt", used_at AS "lastUsedAt" FROM identity.passkey WHERE account_id = $1 ORDER BY created_at`;

const ELSEWHERE = `
  SELECT issuer, subject, linked_at AS "linkedAt" FROM identity.outside_identity WHERE account_id = $1 ORDER BY linked_at`;

const SESSIONS = `
  SELECT user_agent AS "browser", created_at AS "beganAt", seen_at AS "lastSeenAt", expires_at AS "endsAt"
  FROM identity.oidc_record WHERE account_id = $1 AND model = 'Session' ORDER BY created_at`;

/** The ways an account signs in, and its sessions. Passkeys and accounts elsewhere go with the account. */
@KeepsPersonalData()
@Injectable()
export class PersonalSignIns implements PersonalDataSource {
  readonly step = 'signIns';
  readonly turn = 'account';

  constructor(private readonly records: RecordRepository) {}

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    return [
      { title: 'Passkeys', items: await db.query<PasskeyItem>(PASSKEYS, [accountId]) },
      {
        title: 'Linked sign-ins',
        items: await db.query<IdentityItem>(ELSEWHERE, [accountId]),
      },
      { title: 'Your sessions', items: await db.query<SessionItem>(SESSIONS, [accountId]) },
    ];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.records.deleteOfAccount(tx, person.accountId);
  }
}
