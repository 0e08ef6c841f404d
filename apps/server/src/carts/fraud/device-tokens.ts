import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { newToken } from '../../platform/ids/index.js';

/** Random browser numbers, signed. Made-up numbers are refused. */
@Injectable()
export class DeviceTokens {
  constructor(private readonly config: Config) {}

  make(): string {
    const random = newToken();
    return `${random}.${this.signed(random).toString('base64url')}`;
  }

  isOurs(text: string): boolean {
    const [random = '', signature = '', ...rest] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signed(random);
    return rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  }

  private signed(random: string): Buffer {
    return createHmac('sha256', this.config.sessionSecret).update(`device token ${random}`).digest();
  }
}
