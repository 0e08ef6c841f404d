import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { AccountStanding, BuyingCompany } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import { ACCOUNT_TYPES_CHANGED, AccountStandings } from '../../sso/index.js';
import { PubSub, type Unsubscribe } from '../../platform/pubsub/index.js';
import { BuyerCompanies } from './buyer-companies.js';

// The same time as the guard remembers a principal.
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 5_000;

/** An account as a buyer: what it is, and the company that it buys for. */
export interface BuyerStanding {
  readonly standing: AccountStanding;
  readonly company: BuyingCompany | null;
}

/** Standings of accounts, remembered for five seconds or until their types change. */
@Injectable()
export class RememberedStandings implements OnModuleInit, OnModuleDestroy {
  private readonly known = new LRUCache<string, BuyerStanding>({
    max: MOST_REMEMBERED,
    ttl: REMEMBERED_MS,
  });
  /** Counts what was dropped: what was being read meanwhile may be of before, and is not remembered. */
  private drops = 0;
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly standings: AccountStandings,
    private readonly companies: BuyerCompanies,
    private readonly pubSub: PubSub,
  ) {}

  async onModuleInit(): Promise<void> {
    this.unsubscribe = await this.pubSub.subscribe(ACCOUNT_TYPES_CHANGED, (payload) => this.drop(payload));
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }

  async of(accountId: string): Promise<BuyerStanding> {
    const known = this.known.get(accountId);
    if (known !== undefined) return known;
    const { drops } = this;
    const buyer = await this.fresh(accountId);
    if (drops === this.drops) this.known.set(accountId, buyer);
    return buyer;
  }

  /** As it is in the tables now, for what decides about money. */
  async fresh(accountId: string): Promise<BuyerStanding> {
    const [standing, company] = await Promise.all([
      this.standings.of(accountId),
      this.companies.of(accountId),
    ]);
    return { standing, company };
  }

  /** `payload` is empty where messages may have got lost, or many accounts have changed. */
  private drop({ accountId }: { readonly accountId?: string }): void {
    this.drops += 1;
    if (accountId === undefined) this.known.clear();
    else this.known.delete(accountId);
  }
}
