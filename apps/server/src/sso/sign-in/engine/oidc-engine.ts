import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import Provider from 'oidc-provider';

import { Config } from '../../../platform/config/index.js';
import { Log } from '../../../platform/log/index.js';
import { PubSub, type Unsubscribe } from '../../../platform/pubsub/index.js';
import { Accounts, SignInOrigin } from '../../accounts/index.js';
import { OwnPages } from '../pages/own-pages.js';
import { oidcConfiguration } from './oidc-configuration.js';
import { useOwnSignOutPage } from './own-sign-out-page.js';
import { RecordRepository } from './record.repository.js';
import { KEYS_CHANGED, SigningKeys } from './signing-keys.js';

/** A message that keys have changed may get lost. */
const LONGEST_LIFE_MS = 10 * 60_000;

/** oidc-provider with our tables, pages and keys. It keeps nothing itself: a new one takes over in the middle of a sign-in. */
@Injectable()
export class OidcEngine implements OnModuleInit, OnModuleDestroy {
  private current: Promise<Provider> | null = null;
  private madeAt = 0;
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly config: Config,
    private readonly origin: SignInOrigin,
    private readonly keys: SigningKeys,
    private readonly accounts: Accounts,
    private readonly records: RecordRepository,
    private readonly pages: OwnPages,
    private readonly pubSub: PubSub,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.unsubscribe = await this.pubSub.subscribe(KEYS_CHANGED, () => (this.current = null));
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }

  provider(): Promise<Provider> {
    const now = performance.now();
    if (this.current !== null && now - this.madeAt < LONGEST_LIFE_MS) return this.current;
    this.madeAt = now;
    const made = this.make();
    this.current = made;
    made.catch(() => {
      if (this.current === made) this.current = null;
    });
    return made;
  }

  private async make(): Promise<Provider> {
    const issuer = this.origin.url;
    const provider = new Provider(
      issuer,
      oidcConfiguration({
        issuer,
        storefrontUrl: this.config.storefrontUrl,
        clientSecret: this.config.signInClientSecret,
        cookieSecret: this.config.sessionSecret,
        keys: await this.keys.all(),
        accounts: this.accounts,
        records: this.records,
        pages: this.pages,
      }),
    );
    // Host and protocol are already ours here, whatever a proxy says (sign-in-listener.ts).
    provider.proxy = true;
    useOwnSignOutPage(provider, this.pages);
    provider.on('server_error', (_ctx, error) =>
      this.log.error({ err: error }, 'the sign-in provider failed'),
    );
    return provider;
  }
}
