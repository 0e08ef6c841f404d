import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { RecordRepository } from './engine/record.repository.js';

const LIFE_SECONDS = 10 * 60;
const TIME_BYTES = 8;
const RANDOM_BYTES = 24;
const HEAD_BYTES = TIME_BYTES + RANDOM_BYTES;

export type ChallengePurpose = 'passkey sign-in' | 'passkey registration' | 'google';

/**
 * Challenges to sign, each for one browser, ten minutes and one use. They are stored on use only, so viewing a page
 * writes nothing.
 */
@Injectable()
export class Challenges {
  constructor(
    private readonly config: Config,
    private readonly records: RecordRepository,
  ) {}

  make(purpose: ChallengePurpose, browserHash: string): Buffer {
    const head = Buffer.concat([Buffer.alloc(TIME_BYTES), randomBytes(RANDOM_BYTES)]);
    head.writeBigUInt64BE(BigInt(Date.now() + LIFE_SECONDS * 1000));
    return Buffer.concat([head, this.sign(purpose, browserHash, head)]);
  }

  /** Uses a challenge. False if it is foreign, another browser's, expired or used. */
  async use(purpose: ChallengePurpose, browserHash: string, challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    const [head, signature] = [bytes.subarray(0, HEAD_BYTES), bytes.subarray(HEAD_BYTES)];
    const expected = this.sign(purpose, browserHash, head);
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
    if (Number(head.readBigUInt64BE()) < Date.now()) return false;
    return this.records.claim('UsedChallenge', bytes.toString('base64url'), LIFE_SECONDS);
  }

  private sign(purpose: ChallengePurpose, browserHash: string, head: Buffer): Buffer {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`challenge ${purpose} ${browserHash} `)
      .update(head)
      .digest();
  }
}
