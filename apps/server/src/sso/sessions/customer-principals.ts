import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { CustomerAuthenticator, type CustomerPrincipal } from '../../platform/access/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { PubSub, type Unsubscribe } from '../../platform/pubsub/index.js';
import { Accounts } from '../accounts/index.js';
import { CustomerTokens, SESSIONS_ENDED } from '../sign-in/index.js';
import { ACCOUNT_TYPES_CHANGED } from './account-types.js';
import { ProfileOf } from './profile-of.js';

const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 5_000;

/**
 * Customers by their access tokens. Good ones are remembered for five seconds, or until sessions of their account end or its types change; bad
 * ones are looked up each time.
 */
@Injectable()
export class CustomerPrincipals extends CustomerAuthenticator implements OnModuleInit, OnModuleDestroy {
  private readonly known = new LRUCache<string, CustomerPrincipal>({
    max: MOST_REMEMBERED,
    ttl: REMEMBERED_MS,
  });
  /** Counts what was dropped: what was being looked up meanwhile may be of before, and is not remembered. */
  private drops = 0;
  private unsubscribe: readonly Unsubscribe[] = [];

  constructor(
    private readonly tokens: CustomerTokens,
    private readonly accounts: Accounts,
    private readonly profiles: ProfileOf,
    private readonly pubSub: PubSub,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    const drop = (payload: object): void => this.drop(payload);
    this.unsubscribe = await Promise.all(
      [SESSIONS_ENDED, ACCOUNT_TYPES_CHANGED].map((topic) => this.pubSub.subscribe(topic, drop)),
    );
  }

  onModuleDestroy(): void {
    for (const unsubscribe of this.unsubscribe) unsubscribe();
  }

  override async authenticate(accessToken: string): Promise<CustomerPrincipal | null> {
    const key = hashToken(accessToken);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { drops } = this;
    const found = await this.look(accessToken);
    if (found === null) return null;
    const leftMs = found.expiresAt.getTime() - Date.now();
    if (drops === this.drops && leftMs > 0)
      this.known.set(key, found.principal, { ttl: Math.min(REMEMBERED_MS, leftMs) });
    return found.principal;
  }

  private async look(accessToken: string): Promise<{ principal: CustomerPrincipal; expiresAt: Date } | null> {
    const token = await this.tokens.verify(accessToken);
    if (token === null) return null;
    const [account, profile] = await Promise.all([
      this.accounts.byId(token.accountId),
      this.profiles.run(token.accountId),
    ]);
    if (account === null || !account.isActive) return null;
    const { accountId, email, firstName, isEmailProved } = account;
    return {
      principal: {
        accountId,
        email,
        firstName,
        isEmailProved,
        accountTypes: profile.accountTypes,
        sessionId: token.sid,
        actingStaff: null,
      },
      expiresAt: token.expiresAt,
    };
  }

  /** `payload` is empty where messages may have got lost. */
  private drop(payload: { readonly accountId?: string }): void {
    this.drops += 1;
    if (payload.accountId === undefined) return this.known.clear();
    for (const [key, { accountId }] of this.known.entries())
      if (accountId === payload.accountId) this.known.delete(key);
  }
}
