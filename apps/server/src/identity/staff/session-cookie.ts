import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { setCookie } from '../../platform/http/index.js';
import { TOKEN_PATTERN } from '../../platform/ids/index.js';
import { SESSION_HOURS } from './staff-session.repository.js';

const SECONDS_PER_HOUR = 3600;

/** The cookie that carries a staff session. Over https it is bound to the host by its `__Host-` name. */
@Injectable()
export class SessionCookie {
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(config: Config) {
    this.isSecure = config.serverUrl.startsWith('https:');
    this.name = this.isSecure ? '__Host-st_staff' : 'st_staff';
  }

  /** The token in a request's cookies; null for none or for anything that is no token. */
  read(cookies: Readonly<Record<string, string | undefined>>): string | null {
    const token = cookies[this.name];
    return token !== undefined && TOKEN_PATTERN.test(token) ? token : null;
  }

  set(token: string): string {
    return this.write(token, SESSION_HOURS * SECONDS_PER_HOUR);
  }

  clear(): string {
    return this.write('', 0);
  }

  private write(value: string, maxAgeSeconds: number): string {
    return setCookie(this.name, value, { maxAgeSeconds, isSecure: this.isSecure, sameSite: 'Strict' });
  }
}
