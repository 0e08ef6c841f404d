import { Injectable } from '@nestjs/common';

import { Database, type Renamed } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { PasskeyRow } from '../passkey.entity.js';

export type Passkey = Pick<PasskeyRow, 'id' | 'transports' | 'name'> &
  Renamed<
    PasskeyRow,
    {
      accountId: 'account_id';
      credentialId: 'credential_id';
      publicKey: 'public_key';
      useCount: 'use_count';
      createdAt: 'created_at';
      usedAt: 'used_at';
    }
  >;

const COLUMNS = `id, account_id AS "accountId", credential_id AS "credentialId", public_key AS "publicKey",
  use_count AS "useCount", transports, name, created_at AS "createdAt", used_at AS "usedAt"`;

const MOST_OF_AN_ACCOUNT = 20;

const OF_ACCOUNT = `SELECT ${COLUMNS} FROM identity.passkey WHERE account_id = $1 ORDER BY created_at`;
const FIND = `SELECT ${COLUMNS} FROM identity.passkey WHERE credential_id = $1`;
const INSERT = `INSERT INTO identity.passkey (id, account_id, credential_id, public_key, use_count, transports, name)
       SELECT $1, $2, $3, $4, $5, $6, $7
       WHERE (SELECT count(*) FROM identity.passkey WHERE account_id = $2) < ${MOST_OF_AN_ACCOUNT}
       ON CONFLICT (credential_id) DO NOTHING`;

@Injectable()
export class PasskeyRepository {
  constructor(private readonly database: Database) {}

  ofAccount(accountId: string): Promise<Passkey[]> {
    return this.database.query<Passkey>(OF_ACCOUNT, [accountId]);
  }

  find(credentialId: string): Promise<Passkey | null> {
    return this.database.one<Passkey>(FIND, [credentialId]);
  }

  /** False if the passkey belongs to any account already, or beyond twenty. */
  async insert(
    passkey: Pick<Passkey, 'accountId' | 'credentialId' | 'publicKey' | 'useCount' | 'transports' | 'name'>,
  ): Promise<boolean> {
    const { accountId, credentialId, publicKey, useCount, transports, name } = passkey;
    const count = await this.database.execute(INSERT, [
      newId(),
      accountId,
      credentialId,
      publicKey,
      useCount,
      transports,
      name,
    ]);
    return count === 1;
  }

  /** Notes a use; false where a counting key has counted as far before: it has been copied. */
  async use(id: string, useCount: number): Promise<boolean> {
    const count = await this.database.execute(
      `UPDATE identity.passkey SET use_count = $2, used_at = now()
       WHERE id = $1 AND (use_count < $2 OR (use_count = 0 AND $2 = 0))`,
      [id, useCount],
    );
    return count === 1;
  }

  async delete(accountId: string, id: string): Promise<boolean> {
    const count = await this.database.execute(
      'DELETE FROM identity.passkey WHERE account_id = $1 AND id::text = $2',
      [accountId, id],
    );
    return count === 1;
  }
}
