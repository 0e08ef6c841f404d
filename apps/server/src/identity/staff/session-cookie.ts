import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { setCookie } from '../../platform/http/index.js';
import { TOKEN_PATTERN } from '../../platform/ids/index.js';
import { STEP_MINUTES } from './sign-in-step.repository.js';
import { SESSION_HOURS } from './staff-session.repository.js';

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

/** A cookie of the console that carries a token. Over https it is bound to the host by its `__Host-` name. */
class TokenCookie {
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(
    config: Config,
    name: string,
    private readonly minutes: number,
  ) {
    this.isSecure = config.serverUrl.startsWith('https:');
    this.name = this.isSecure ? `__Host-${name}` : name;
  }

  /** The token in a request's cookies; null for none or for anything that is no token. */
  read(cookies: Readonly<Record<string, string | undefined>>): string | null {
    const token = cookies[this.name];
    return token !== undefined && TOKEN_PATTERN.test(token) ? token : null;
  }

  set(token: string): string {
    return this.write(token, this.minutes * SECONDS_PER_MINUTE);
  }

  clear(): string {
    return this.write('', 0);
  }

  private write(value: string, maxAgeSeconds: number): string {
    return setCookie(this.name, value, { maxAgeSeconds, isSecure: this.isSecure, sameSite: 'Strict' });
  }
}

/** The cookie that carries a staff session. */
@Injectable()
export class SessionCookie extends TokenCookie {
  constructor(config: Config) {
    super(config, 'st_staff', SESSION_HOURS * MINUTES_PER_HOUR);
  }
}

/** The cookie that carries a sign-in from its password to its second factor. */
@Injectable()
export class SignInStepCookie extends TokenCookie {
  constructor(config: Config) {
    super(config, 'st_staff_step', STEP_MINUTES);
  }
}
