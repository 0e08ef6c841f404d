import { createHmac, randomInt } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { makeTrackingCode } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';

/** Codes, and digests of order numbers and codes: both are short, so without our secret they could be tried out. */
@Injectable()
export class TrackingSecrets {
  constructor(private readonly config: Config) {}

  newCode(): string {
    return makeTrackingCode((most) => randomInt(most));
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
