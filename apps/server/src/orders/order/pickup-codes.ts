import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { makeTrackingCode } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';

/**
 * The code with which a buyer picks an order up at a warehouse. Like its token, it is derived from the order's id and a secret: nothing that
 * staff or a copy of the database could read holds it, and each message about the pickup can name it.
 */
@Injectable()
export class PickupCodes {
  constructor(private readonly config: Config) {}

  of(orderId: string): string {
    const bytes = createHmac('sha256', this.config.sessionSecret).update(`pickup-code:${orderId}`).digest();
    let at = 0;
    return makeTrackingCode((most) => {
      const byte = bytes[at] ?? 0;
      at += 1;
      return byte % most;
    });
  }

  isOf(orderId: string, code: string): boolean {
    const expected = Buffer.from(this.of(orderId));
    const given = Buffer.from(code);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
