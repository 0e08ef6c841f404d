import { Injectable } from '@nestjs/common';
import {
  cookieName,
  ownValue,
  STAFF_COOKIE,
  STAFF_STEP_COOKIE,
  type StoredCookie,
} from '@simpletread/domain';

import { Config } from '../../../platform/config/index.js';
import type { ReplyCookie } from '../../../platform/http/index.js';
import { TOKEN_PATTERN } from '../../../platform/ids/index.js';

/** A cookie of the console that carries a token. */
class TokenCookie {
  private readonly isHttps: boolean;
  private readonly name: string;

  constructor(
    config: Config,
    private readonly cookie: StoredCookie,
  ) {
    this.isHttps = config.serverUrl.startsWith('https:');
    this.name = cookieName(cookie, this.isHttps);
  }

  /** The token in a request's cookies; null for none or for anything that is no token. */
  read(cookies: Readonly<Record<string, string | undefined>>): string | null {
    const token = ownValue(cookies, this.name);
    return token !== undefined && TOKEN_PATTERN.test(token) ? token : null;
  }

  set(token: string): ReplyCookie {
    return { cookie: this.cookie, value: token, isHttps: this.isHttps };
  }

  clear(): ReplyCookie {
    return { cookie: this.cookie, value: null, isHttps: this.isHttps };
  }
}

/** The cookie that carries a staff session. */
@Injectable()
export class SessionCookie extends TokenCookie {
  constructor(config: Config) {
    super(config, STAFF_COOKIE);
  }
}

/** The cookie that carries a sign-in from its password to its second factor. */
@Injectable()
export class SignInStepCookie extends TokenCookie {
  constructor(config: Config) {
    super(config, STAFF_STEP_COOKIE);
  }
}
