import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../config/index.js';

/** The holder of a ticket: `customer` of a chat, or `staff`. */
export interface SocketHolder {
  readonly kind: 'customer' | 'staff';
  readonly id: string;
  readonly name: string;
}

const LIFE_MS = 60_000;

/** Tickets that open one socket within a minute. A page gets them over HTTP, where its session or token was checked. */
@Injectable()
export class SocketTickets {
  constructor(private readonly config: Config) {}

  issue(holder: SocketHolder, now = Date.now()): string {
    const body = Buffer.from(JSON.stringify({ ...holder, until: now + LIFE_MS })).toString('base64url');
    return `${body}.${this.sign(body)}`;
  }

  /** The holder of a ticket; null if it is forged or too old. */
  read(ticket: unknown, now = Date.now()): SocketHolder | null {
    if (typeof ticket !== 'string' || ticket.length > 1_000) return null;
    const [body = '', signature = ''] = ticket.split('.');
    const [expected, given] = [Buffer.from(this.sign(body)), Buffer.from(signature)];
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    const { until, ...holder } = JSON.parse(Buffer.from(body, 'base64url').toString()) as SocketHolder & {
      readonly until: number;
    };
    return now < until ? holder : null;
  }

  private sign(body: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`socket-ticket:${body}`)
      .digest('base64url');
  }
}
