import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { replyAddress } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import { hashToken } from '../../platform/ids/index.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 32;

/** The token in the reply address of a case, derived from its id and a secret; only its hash is stored. */
@Injectable()
export class CaseTokens {
  constructor(private readonly config: Config) {}

  /** 160 bits as 32 letters and digits: mail servers may change the case of letters. */
  of(caseId: string): string {
    const digest = createHmac('sha256', this.config.sessionSecret).update(`case-token:${caseId}`).digest();
    return Array.from(digest.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
  }

  hashOf(caseId: string): string {
    return hashToken(this.of(caseId));
  }

  /** The address of the customer’s answer. */
  replyTo(caseId: string): string {
    return replyAddress(this.of(caseId), this.config.supportMailbox);
  }
}
