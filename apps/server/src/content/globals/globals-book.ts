import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ShopSettings } from '@simpletread/contract';
import type { PublishedCampaign } from '@simpletread/domain';

import { CAMPAIGNS_CHANGED, PublishedCampaigns } from '../campaigns/index.js';
import { Cache, Remembered } from '../../platform/cache/index.js';
import { Database, isDatabaseAway } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { PostgresListener, PubSub, type Unsubscribe } from '../../platform/pubsub/index.js';
import { type GlobalsSources, statesThatMatter } from './globals-at.js';
import { ShopSettingRepository } from '../shop-settings/index.js';

/** Globals are computed as often as the storefront asks for them [R9.03]. */
const REFRESH_MS = 600_000;
const KEPT_MS = 86_400_000;
const CACHE_KEY = 'content.globals';
const CONTENT_CHANGED = 'content.changed';
const COMPILED = 'content.globals-compiled';

interface KeptCampaign extends Omit<PublishedCampaign, 'startsAt' | 'endsAt'> {
  readonly startsAt: string;
  readonly endsAt: string;
}

interface KeptSources {
  readonly settings: ShopSettings;
  readonly campaigns: readonly KeptCampaign[];
}

export interface ReadySources extends GlobalsSources {
  readonly states: ReadonlySet<string>;
}

const keptOf = ({ settings, campaigns }: GlobalsSources): KeptSources => ({
  settings,
  campaigns: campaigns.map((campaign) => ({
    ...campaign,
    startsAt: campaign.startsAt.toISOString(),
    endsAt: campaign.endsAt.toISOString(),
  })),
});

const sourcesOf = ({ settings, campaigns }: KeptSources): GlobalsSources => ({
  settings,
  campaigns: campaigns.map((campaign) => ({
    ...campaign,
    startsAt: new Date(campaign.startsAt),
    endsAt: new Date(campaign.endsAt),
  })),
});

/**
 * The sources of globals, in every server's memory. They include the whole calendar, so seasons change by the clock
 * alone. The database announces changes, and a job checks again every ten minutes. The cache, shared with Redis, takes
 * over while the database is down.
 */
@Injectable()
export class GlobalsBook implements OnModuleInit, OnModuleDestroy {
  private readonly stops: Unsubscribe[] = [];
  private readonly sources = new Remembered<ReadySources>({
    read: () => this.read(),
    ttlMs: REFRESH_MS,
  });

  constructor(
    private readonly database: Database,
    private readonly settings: ShopSettingRepository,
    private readonly published: PublishedCampaigns,
    private readonly cache: Cache,
    private readonly handlers: JobHandlers,
    private readonly pubSub: PubSub,
    private readonly listener: PostgresListener,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.handlers.every(REFRESH_MS, { job: 'content.compile-globals', run: () => this.compile() });
    const renew = (): void => this.renew();
    this.stops.push(
      await this.listener.listen(CAMPAIGNS_CHANGED, renew),
      await this.listener.listen(CONTENT_CHANGED, renew),
      await this.pubSub.subscribe(COMPILED, renew),
    );
  }

  onModuleDestroy(): void {
    for (const stop of this.stops) stop();
  }

  current(): Promise<ReadySources> {
    return this.sources.current();
  }

  private async compile(): Promise<void> {
    await this.fromDatabase();
    await this.pubSub.publish(COMPILED, {});
  }

  private renew(): void {
    this.sources.refresh().catch((error: unknown) => this.log.warn({ err: error }, 'globals not read again'));
  }

  private async read(): Promise<ReadySources> {
    const sources = await this.fromDatabase().catch((error: unknown) => this.fromCache(error));
    return { ...sources, states: statesThatMatter(sources) };
  }

  private async fromDatabase(): Promise<GlobalsSources> {
    const [{ settings }, campaigns] = await Promise.all([
      this.settings.read(this.database),
      this.published.read(),
    ]);
    const sources = { settings, campaigns };
    await this.cache.set(CACHE_KEY, keptOf(sources), KEPT_MS).catch((error: unknown) => {
      this.log.warn({ err: error }, 'globals not put into the cache');
    });
    return sources;
  }

  private async fromCache(error: unknown): Promise<GlobalsSources> {
    const kept = isDatabaseAway(error) ? await this.cache.get<KeptSources>(CACHE_KEY) : undefined;
    if (kept === undefined) throw error;
    return sourcesOf(kept);
  }
}
