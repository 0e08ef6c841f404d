import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { BROWSER_COOKIE, cookieName, ownValue } from '@simpletread/domain';

import { Config } from '../../../platform/config/index.js';
import type { ReplyCookie } from '../../../platform/http/index.js';
import { hashToken, newToken, TOKEN_PATTERN } from '../../../platform/ids/index.js';
import { SignInOrigin } from '../../accounts/index.js';

/** A browser that came to the pages, and the session in it. */
export interface Browser {
  readonly token: string;
  /** Stored data knows it only by its hash. */
  readonly hash: string;
  readonly isNew: boolean;
}

/**
 * Identifies a browser before sign-in and makes the token of each form. A form's token is valid for this browser and
 * the signed-in person, so a token from before the sign-in doesn't work after it.
 */
@Injectable()
export class BrowserCookie {
  constructor(
    private readonly config: Config,
    private readonly origin: SignInOrigin,
  ) {}

  read(cookies: Readonly<Record<string, string | undefined>>): Browser {
    const known = ownValue(cookies, cookieName(BROWSER_COOKIE, this.origin.isHttps));
    const isKnown = known !== undefined && TOKEN_PATTERN.test(known);
    const token = isKnown ? known : newToken();
    return { token, hash: hashToken(token), isNew: !isKnown };
  }

  of(browser: Browser): ReplyCookie {
    return { cookie: BROWSER_COOKIE, value: browser.token, isHttps: this.origin.isHttps };
  }

  formToken({ token }: Browser, sessionUid: string | null): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`sign-in form ${token} ${sessionUid ?? ''}`)
      .digest('base64url');
  }

  isFormToken(browser: Browser, sessionUid: string | null, given: string): boolean {
    const [expected, actual] = [Buffer.from(this.formToken(browser, sessionUid)), Buffer.from(given)];
    return !browser.isNew && expected.length === actual.length && timingSafeEqual(expected, actual);
  }
}
