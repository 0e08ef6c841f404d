import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/index.js';
import type { OrderRecord } from '../../order/index.js';

/** The maker of a link: a staff link works longer than the buyer's own. */
export type SwapGiver = 'buyer' | 'staff';

/** The giver of a link, and who of staff it was. */
export interface LinkGiver {
  readonly giver: SwapGiver;
  /** Null for the buyer. */
  readonly staffId: string | null;
}

type OrderOfLink = Pick<OrderRecord, 'id' | 'customer_id'>;

const TOKEN = /^(?:b([0-9a-f]{32})|s([0-9a-f]{32})([0-9a-f]{32}))[\w-]{43}$/;

const hexOf = (uuid: string): string => uuid.replaceAll('-', '');
const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The key to swapping the tires of one order: the order's id, the member of staff who gave it if one did, and a proof of both. The proof names the customer, too, so a link ends
 * once the order is another person's.
 */
@Injectable()
export class SwapTokens {
  constructor(private readonly config: Config) {}

  /** Without `staffId` it is the buyer's own. */
  of(order: OrderOfLink, staffId: string | null = null): string {
    const start = staffId === null ? `b${hexOf(order.id)}` : `s${hexOf(order.id)}${hexOf(staffId)}`;
    return `${start}${this.proof(order, staffId)}`;
  }

  /** The page on which the buyer chooses the tires, as this member of staff gives it. */
  link(order: OrderOfLink, staffId: string): string {
    return `${this.config.storefrontUrl}/swaps/${this.of(order, staffId)}`;
  }

  /** The order that a token claims to be of; null for other text. */
  orderIdIn(token: string): string | null {
    const [, ofBuyer, ofStaff] = TOKEN.exec(token) ?? [];
    const hex = ofBuyer ?? ofStaff;
    return hex === undefined ? null : uuidOf(hex);
  }

  /** The giver of a token of `order`; null if it isn't one. */
  giverOf(order: OrderOfLink, token: string): LinkGiver | null {
    const hex = TOKEN.exec(token)?.[3];
    const staffId = hex === undefined ? null : uuidOf(hex);
    const [expected, given] = [Buffer.from(this.of(order, staffId)), Buffer.from(token)];
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    return { giver: staffId === null ? 'buyer' : 'staff', staffId };
  }

  private proof({ id, customer_id: customerId }: OrderOfLink, staffId: string | null): string {
    const giver = staffId === null ? 'buyer' : `staff:${staffId}`;
    return createHmac('sha256', this.config.sessionSecret)
      .update(`swap-token:${giver}:${id}:${customerId}`)
      .digest('base64url');
  }
}
