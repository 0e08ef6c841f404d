import { eventually, onBothBackends, startTestApp, type TestApp } from '../../../test/index.js';
import { Cache } from './index.js';

describe('the cache', () => {
  onBothBackends((env) => {
    let app: TestApp;
    let cache: Cache;
    beforeAll(async () => {
      app = await startTestApp({ modules: [], env });
      cache = app.get(Cache);
    });
    afterAll(() => app.close());

    it('returns the stored value', async () => {
      await cache.set('a', { n: [1, 2], text: 'x' }, 60_000);
      expect(await cache.get('a')).toEqual({ n: [1, 2], text: 'x' });
    });

    it('knows nothing of a key that was never set', async () => {
      expect(await cache.get('b')).toBeUndefined();
    });

    it('forgets deleted values', async () => {
      await cache.set('c', { n: 1 }, 60_000);
      await cache.delete('c');
      expect(await cache.get('c')).toBeUndefined();
    });

    it('forgets expired values', async () => {
      await cache.set('d', { n: 1 }, 20);
      await eventually(async () => expect(await cache.get('d')).toBeUndefined());
    });

    it('counts all concurrent increments, until the time is over', async () => {
      const added = await Promise.all(Array.from({ length: 20 }, () => cache.add('f', 1, 60_000)));
      expect(added.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      expect(await cache.add('f', -1, 60_000)).toBe(19);
      await cache.add('g', 5, 20);
      await eventually(async () => expect(await cache.get('g')).toBeUndefined());
      expect(await cache.add('g', 1, 60_000)).toBe(1);
    });

    it('keeps the value that was set last', async () => {
      await cache.set('e', { n: 1 }, 60_000);
      await cache.set('e', { n: 2 }, 60_000);
      expect(await cache.get('e')).toEqual({ n: 2 });
    });
  });
});
