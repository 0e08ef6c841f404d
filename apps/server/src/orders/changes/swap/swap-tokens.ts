import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/index.js';
import type { OrderRecord } from '../../order/index.js';

/** Who made a link: a staff link works longer than the buyer's own. */
export type SwapGiver = 'buyer' | 'staff';

type OrderOfLink = Pick<OrderRecord, 'id' | 'customer_id'>;

const LETTERS: Readonly<Record<SwapGiver, string>> = { buyer: 'b', staff: 's' };
const TOKEN = /^([bs])([0-9a-f]{32})([\w-]{43})$/;

const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The key to swapping the tires of one order: who gave it, the order's id, and a proof of both. The proof names the customer, too, so a link ends
 * once the order is another person's.
 */
@Injectable()
export class SwapTokens {
  constructor(private readonly config: Config) {}

  of(order: OrderOfLink, giver: SwapGiver): string {
    return `${LETTERS[giver]}${order.id.replaceAll('-', '')}${this.proof(order, giver)}`;
  }

  /** The page on which the buyer chooses the tires. */
  link(order: OrderOfLink, giver: SwapGiver): string {
    return `${this.config.storefrontUrl}/swaps/${this.of(order, giver)}`;
  }

  /** The order that a token claims to be of; null for other text. */
  orderIdIn(token: string): string | null {
    const hex = TOKEN.exec(token)?.[2];
    return hex === undefined ? null : uuidOf(hex);
  }

  /** The giver of a token of `order`; null if it isn't one. */
  giverOf(order: OrderOfLink, token: string): SwapGiver | null {
    const giver = token.startsWith(LETTERS.buyer) ? 'buyer' : 'staff';
    const [expected, given] = [Buffer.from(this.of(order, giver)), Buffer.from(token)];
    return expected.length === given.length && timingSafeEqual(expected, given) ? giver : null;
  }

  private proof({ id, customer_id: customerId }: OrderOfLink, giver: SwapGiver): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`swap-token:${giver}:${id}:${customerId}`)
      .digest('base64url');
  }
}
