import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { makeTrackingCode } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { OrderRow } from './order.entity.js';

/** An order and whom we write to about it. */
export type PickupOrder = Pick<OrderRow, 'id' | 'email' | 'phone'>;

/**
 * The code with which a buyer picks an order up at a warehouse. It is derived from the order's id, its contact and a secret: nothing that
 * staff or a copy of the database could read holds it, each message about the pickup can name it, and the code that went to a mistyped
 * address is worth nothing once the contact is corrected.
 */
@Injectable()
export class PickupCodes {
  constructor(private readonly config: Config) {}

  of({ id, email, phone }: PickupOrder): string {
    const facts = `pickup-code:${id}:${email}:${phone}`;
    const bytes = createHmac('sha256', this.config.sessionSecret).update(facts).digest();
    let at = 0;
    return makeTrackingCode((most) => {
      const byte = bytes[at] ?? 0;
      at += 1;
      return byte % most;
    });
  }

  isOf(order: PickupOrder, code: string): boolean {
    const expected = Buffer.from(this.of(order));
    const given = Buffer.from(code);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
