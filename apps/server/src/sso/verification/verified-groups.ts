import { Injectable } from '@nestjs/common';

import type { SqlRunner } from '../../platform/database/index.js';
import { VerificationRepository, type VerifiedGroupProof } from './verification.repository.js';

/** The groups that accounts are verified for. Pricing reads them. */
@Injectable()
export class VerifiedGroups {
  constructor(private readonly repository: VerificationRepository) {}

  /** Those that have ended are among them, with their end. */
  of(accountId: string, db?: SqlRunner): Promise<readonly VerifiedGroupProof[]> {
    return this.repository.of(accountId, db);
  }
}
