import { Injectable } from '@nestjs/common';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

import { Config } from '../../../platform/config/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Seal } from '../../../platform/sealing/index.js';
import { type SigningKeyRow, signingKeyEntity } from '../signing-key.entity.js';

type KeyState = SigningKeyRow['state'];

type SealedKey = Pick<SigningKeyRow, 'kid' | 'sealed'>;

const ALGORITHM = 'ES256';
const LOCK = 7_022_001;

const IN_ORDER = `SELECT kid, sealed FROM identity.signing_key
  ORDER BY CASE state WHEN 'active' THEN 0 WHEN 'next' THEN 1 ELSE 2 END, created_at`;

/** Keys that sign ID tokens, private parts sealed. */
@Injectable()
export class SigningKeyRepository {
  private readonly seal: Seal;

  constructor(
    private readonly database: Database,
    config: Config,
  ) {
    this.seal = new Seal(config.sessionSecret, 'signing key');
  }

  /** All published keys, the signing one first. Keys sealed with an earlier secret can't be opened and are left out. */
  async all(): Promise<JWK[]> {
    const rows = await this.database.query<SealedKey>(IN_ORDER);
    return rows.flatMap(({ kid, sealed }) => this.seal.open<JWK>(sealed, kid) ?? []);
  }

  /** Blocks other key changes. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  }

  async isSigning(tx: Transaction): Promise<boolean> {
    const active = await tx.one<SealedKey>(
      `SELECT kid, sealed FROM identity.signing_key WHERE state = 'active'`,
    );
    return active !== null && this.seal.open<JWK>(active.sealed, active.kid) !== null;
  }

  async clear(tx: Transaction): Promise<void> {
    await tx.execute('DELETE FROM identity.signing_key');
  }

  async isDue(tx: Transaction, days: number): Promise<boolean> {
    const row = await tx.one(
      `SELECT kid FROM identity.signing_key
       WHERE state = 'active' AND activated_at < clock_timestamp() - make_interval(days => $1)`,
      [days],
    );
    return row !== null;
  }

  async make(tx: Transaction, state: KeyState): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const kid = await calculateJwkThumbprint(await exportJWK(publicKey));
    const jwk = { ...(await exportJWK(privateKey)), kid, alg: ALGORITHM, use: 'sig' };
    await tx.repository(signingKeyEntity).insert({
      kid,
      state,
      sealed: this.seal.seal(jwk, kid),
      activated_at: state === 'active' ? () => 'now()' : null,
    });
  }

  /** Retires the signing key. The next key, which all clients have seen by then, starts to sign. */
  async turn(tx: Transaction): Promise<void> {
    const keys = tx.repository(signingKeyEntity);
    await keys.update({ state: 'active' }, { state: 'retired', retired_at: () => 'now()' });
    await keys.update({ state: 'next' }, { state: 'active', activated_at: () => 'now()' });
  }

  async deleteRetired(tx: Transaction, days: number): Promise<void> {
    await tx.execute(
      `DELETE FROM identity.signing_key
       WHERE state = 'retired' AND retired_at < clock_timestamp() - make_interval(days => $1)`,
      [days],
    );
  }
}
