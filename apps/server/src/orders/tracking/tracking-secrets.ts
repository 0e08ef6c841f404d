import { createHmac, randomInt } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { TRACKING_CODE_DIGITS } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';

/** Digests of order numbers and codes: both are short, so without our secret they could be tried out. */
@Injectable()
export class TrackingSecrets {
  constructor(private readonly config: Config) {}

  newCode(): string {
    return String(randomInt(10 ** TRACKING_CODE_DIGITS)).padStart(TRACKING_CODE_DIGITS, '0');
  }

  ofNumber(orderNumber: string): string {
    return this.digest(`tracked number ${orderNumber}`);
  }

  ofCode(orderNumber: string, code: string): string {
    return this.digest(`tracking code ${orderNumber} ${code}`);
  }

  private digest(text: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(text).digest('hex');
  }
}
