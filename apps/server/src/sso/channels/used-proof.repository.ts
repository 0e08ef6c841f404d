import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';

/** The only SQL on proofs that were used up. */
@Injectable()
export class UsedProofRepository {
  constructor(private readonly database: Database) {}

  /** Uses a proof up; false where it was used before. */
  async use(proofHash: string, expiresAt: Date): Promise<boolean> {
    const count = await this.database.execute(
      'INSERT INTO channels.used_proof (proof_hash, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [proofHash, expiresAt],
    );
    return count === 1;
  }

  /** Forgets proofs that would have ended by `now` anyway. */
  async sweep(now: Date): Promise<void> {
    await this.database.execute('DELETE FROM channels.used_proof WHERE expires_at < $1', [now]);
  }
}
