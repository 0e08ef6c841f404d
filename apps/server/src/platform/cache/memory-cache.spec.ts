import { MemoryCache } from './memory-cache.js';

describe('the cache in the process', () => {
  it('evicts the least recently used entry when it is full', async () => {
    const cache = new MemoryCache(2);
    await cache.set('a', { n: 1 }, 60_000);
    await cache.set('b', { n: 2 }, 60_000);
    await cache.get('a');
    await cache.set('c', { n: 3 }, 60_000);
    expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual([
      { n: 1 },
      undefined,
      { n: 3 },
    ]);
  });
});
