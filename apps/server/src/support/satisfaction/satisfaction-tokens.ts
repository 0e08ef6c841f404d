import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { hashToken } from '../../platform/ids/index.js';

/** The customer's key to the question about one case: 256 bits, derived from the case's id and a secret. Only its hash is stored. */
@Injectable()
export class SatisfactionTokens {
  constructor(private readonly config: Config) {}

  hashOf(caseId: string): string {
    return hashToken(this.of(caseId));
  }

  link(caseId: string): string {
    return `${this.config.storefrontUrl}/feedback/${this.of(caseId)}`;
  }

  private of(caseId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`satisfaction-token:${caseId}`)
      .digest('base64url');
  }
}
