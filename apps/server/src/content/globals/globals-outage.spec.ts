import { EMPTY_CONTENT, type PublishedCampaign } from '@simpletread/domain';

import { Cache } from '../../platform/cache/index.js';
import { DEFAULT_SETTINGS } from '../shop-settings/default-settings.js';
import { GlobalsBook } from './globals-book.js';

const CAMPAIGN: PublishedCampaign = {
  campaignId: 'bf',
  name: 'Black Friday',
  season: 'blackFriday',
  startsAt: new Date('2026-11-27T05:00:00Z'),
  endsAt: new Date('2026-11-29T05:00:00Z'),
  content: EMPTY_CONTENT,
};

class SharedCache extends Cache {
  private readonly texts = new Map<string, string>();

  override get<T extends object>(key: string): Promise<T | undefined> {
    const text = this.texts.get(key);
    return Promise.resolve(text === undefined ? undefined : (JSON.parse(text) as T));
  }

  override set(key: string, value: object): Promise<void> {
    this.texts.set(key, JSON.stringify(value));
    return Promise.resolve();
  }

  override delete(key: string): Promise<void> {
    this.texts.delete(key);
    return Promise.resolve();
  }

  override async add(key: string, by: number): Promise<number> {
    const { count } = (await this.get<{ count: number }>(key)) ?? { count: 0 };
    await this.set(key, { count: count + by });
    return count + by;
  }
}

const away = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** A separate server, with a database that may be down and a cache that servers share. */
const aServer = (cache: SharedCache, database: { fails: Error | null }) => {
  const read = <T>(value: T) =>
    database.fails === null ? Promise.resolve(value) : Promise.reject(database.fails);
  const parts = [
    {},
    { read: () => read({ settings: DEFAULT_SETTINGS, version: 0, updatedAt: null }) },
    { read: () => read([CAMPAIGN]) },
    cache,
    {},
    {},
    {},
    { warn: () => undefined },
  ] as unknown as ConstructorParameters<typeof GlobalsBook>;
  return new GlobalsBook(...parts);
};

describe('globals while the database is away', () => {
  it('are those that the cache has, with their windows as dates', async () => {
    const cache = new SharedCache();
    await aServer(cache, { fails: null }).current();
    const { settings, campaigns } = await aServer(cache, { fails: away() }).current();
    expect(settings).toEqual(DEFAULT_SETTINGS);
    expect(campaigns).toEqual([CAMPAIGN]);
  });

  it('fail if the cache has none, and if the database is up but refuses', async () => {
    await expect(aServer(new SharedCache(), { fails: away() }).current()).rejects.toThrow('ECONNREFUSED');
    const cache = new SharedCache();
    await aServer(cache, { fails: null }).current();
    await expect(aServer(cache, { fails: new Error('no such column') }).current()).rejects.toThrow(
      'no such column',
    );
  });
});
