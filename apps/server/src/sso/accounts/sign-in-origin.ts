import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';

/** The sign-in provider's public origin, and its address from inside this process. */
@Injectable()
export class SignInOrigin {
  private listening: string | null = null;

  constructor(private readonly config: Config) {}

  /** Set by the listener once it has a port. */
  listensAt(url: string): void {
    this.listening = url;
  }

  /** The origin that browsers see, and the issuer of every token. */
  get url(): string {
    return this.config.signInUrl ?? this.local;
  }

  /** The same provider, without the detour through a proxy. */
  get local(): string {
    if (this.listening === null) throw new Error('the sign-in provider does not listen yet');
    return this.listening;
  }

  get isHttps(): boolean {
    return this.url.startsWith('https:');
  }

  /** The address of a page, with `query`. */
  page(path: string, query: Readonly<Record<string, string>> = {}): string {
    const url = new URL(path, this.url);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }
}
