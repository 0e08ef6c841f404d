import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database, type Renamed } from '../../platform/database/index.js';
import type { SignInFailureRow } from './sign-in-failure.entity.js';

type TakenRow = Renamed<SignInFailureRow, { subject: 'subject_hash'; count: 'failed_count' }>;

const ADDRESS_TRIES = 10;
const CALLER_TRIES = 100;

const TAKE = `INSERT INTO identity.sign_in_failure AS f (subject_hash, failed_count, window_ends_at)
  SELECT subject, 1, clock_timestamp() + interval '15 minutes' FROM unnest($1::text[]) AS subject ORDER BY subject
  ON CONFLICT (subject_hash) DO UPDATE SET
    failed_count = CASE WHEN f.window_ends_at < clock_timestamp() THEN 1 ELSE f.failed_count + 1 END,
    window_ends_at = CASE WHEN f.window_ends_at < clock_timestamp() OR f.failed_count < $2
      THEN EXCLUDED.window_ends_at ELSE f.window_ends_at END
  RETURNING subject_hash AS subject, failed_count AS count`;

const subjectOf = (kind: 'address' | 'caller' | 'device', text: string): string =>
  createHash('sha256').update(`${kind} ${text}`).digest('hex');

/**
 * Counts sign-in tries by address and by caller before they are checked, so parallel tries get no further than tries
 * in turn. Unknown addresses count too, so a pause reveals nothing.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly database: Database) {}

  /** Takes one try; `paused` when the address or the caller has to rest, `begins` on the try with which the address's rest began. */
  async take(email: string, ip: string): Promise<'free' | 'begins' | 'paused'> {
    const [address, caller] = [subjectOf('address', email.toLowerCase()), subjectOf('caller', ip)];
    const rows = await this.database.query<TakenRow>(TAKE, [[address, caller], ADDRESS_TRIES]);
    const isFree = rows.every(
      ({ subject, count }) => count <= (subject === address ? ADDRESS_TRIES : CALLER_TRIES),
    );
    if (isFree) return 'free';
    return rows.some(({ subject, count }) => subject === address && count === ADDRESS_TRIES + 1)
      ? 'begins'
      : 'paused';
  }

  /** As `take`, for a browser that has signed in to the account before. Only its own tries count. */
  async takeFromDevice(device: string): Promise<'free' | 'paused'> {
    const rows = await this.database.query<TakenRow>(TAKE, [[subjectOf('device', device)], ADDRESS_TRIES]);
    return rows.every(({ count }) => count <= ADDRESS_TRIES) ? 'free' : 'paused';
  }

  /** A success in a known browser: its tries are forgotten, those of others are not. */
  async clearDevice(device: string): Promise<void> {
    await this.database.execute('DELETE FROM identity.sign_in_failure WHERE subject_hash = $1', [
      subjectOf('device', device),
    ]);
  }

  /**
   * A success resets the address. The caller gets only this one try back, because one right guess doesn't excuse a
   * hundred wrong ones.
   */
  async clear(email: string, ip: string): Promise<void> {
    await this.database.execute('DELETE FROM identity.sign_in_failure WHERE subject_hash = $1', [
      subjectOf('address', email.toLowerCase()),
    ]);
    await this.database.execute(
      'UPDATE identity.sign_in_failure SET failed_count = failed_count - 1 WHERE subject_hash = $1 AND failed_count > 0',
      [subjectOf('caller', ip)],
    );
  }

  async sweep(): Promise<void> {
    await this.database.execute(
      'DELETE FROM identity.sign_in_failure WHERE window_ends_at < clock_timestamp()',
    );
  }
}
