import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { newToken, TOKEN_PATTERN } from '../../platform/ids/index.js';

/** People who share a browser; the one who signed in longest ago is forgotten first. */
const MOST_ACCOUNTS = 4;
const BETWEEN = '~';

/**
 * Browsers in which someone has signed in. Their cookie holds, for each account, a number and our signature over both; nothing of it is
 * stored. Guesses from elsewhere then never lock such a browser out: it is counted by its own number.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly config: Config) {}

  /** The browser's number for an account; null if no one has signed in to it there. */
  numberOf(cookie: string | undefined, email: string): string | null {
    return entriesOf(cookie).find((entry) => this.isOf(entry, email))?.number ?? null;
  }

  /** The cookie after a sign-in. */
  after(cookie: string | undefined, email: string): string {
    const others = entriesOf(cookie).filter((entry) => !this.isOf(entry, email));
    const number = this.numberOf(cookie, email) ?? newToken();
    return [{ number, signature: this.sign(number, email) }, ...others]
      .slice(0, MOST_ACCOUNTS)
      .map((entry) => `${entry.number}.${entry.signature}`)
      .join(BETWEEN);
  }

  private isOf({ number, signature }: Entry, email: string): boolean {
    const [expected, given] = [Buffer.from(this.sign(number, email)), Buffer.from(signature)];
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  private sign(number: string, email: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`known device ${number} ${email.toLowerCase()}`)
      .digest('base64url');
  }
}

interface Entry {
  readonly number: string;
  readonly signature: string;
}

const entriesOf = (cookie = ''): readonly Entry[] =>
  cookie
    .split(BETWEEN)
    .slice(0, MOST_ACCOUNTS)
    .map((text) => {
      const [number = '', signature = ''] = text.split('.');
      return { number, signature };
    })
    .filter(({ number }) => TOKEN_PATTERN.test(number));
