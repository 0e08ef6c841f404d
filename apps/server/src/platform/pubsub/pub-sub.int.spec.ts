import { eventually, onBothBackends, startTestApp, type TestApp } from '../../../test/index.js';
import { RedisConnections } from '../redis/index.js';
import { PubSub } from './index.js';

describe('publish and subscribe', () => {
  onBothBackends((env) => {
    let here: TestApp;
    let there: TestApp;
    beforeAll(async () => {
      here = await startTestApp({ modules: [], env });
      there = await startTestApp({ modules: [], env, databaseUrl: here.databaseUrl });
    });
    afterAll(async () => {
      await there.close();
      await here.close();
    });

    const heardBy = async (app: TestApp, topic: string) => {
      const heard: object[] = [];
      const stop = await app.get(PubSub).subscribe(topic, (payload) => heard.push(payload));
      return { heard, stop };
    };

    it('reaches every subscriber of every server', async () => {
      const listeners = [
        await heardBy(here, 'news'),
        await heardBy(here, 'news'),
        await heardBy(there, 'news'),
      ];
      await there.get(PubSub).publish('news', { n: 1, text: 'it\'s "quoted"' });
      await eventually(() =>
        expect(listeners.map(({ heard }) => heard)).toEqual(
          Array(3).fill([{ n: 1, text: 'it\'s "quoted"' }]),
        ),
      );
    });

    it('keeps the order of one publisher', async () => {
      const { heard } = await heardBy(there, 'order');
      for (let n = 0; n < 20; n += 1) await here.get(PubSub).publish('order', { n });
      await eventually(() => expect(heard).toEqual(Array.from({ length: 20 }, (_, n) => ({ n }))));
    });

    it('reaches no subscriber of another topic, and none that has left', async () => {
      const other = await heardBy(here, 'other');
      const left = await heardBy(here, 'topic');
      const still = await heardBy(here, 'topic');
      left.stop();
      await here.get(PubSub).publish('topic', { n: 1 });
      await eventually(() => expect(still.heard).toHaveLength(1));
      expect([other.heard, left.heard]).toEqual([[], []]);
    });
  });

  onBothBackends((env) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp({ modules: [], env });
    });
    afterAll(() => app.close());

    const cut = async () => {
      app.get(RedisConnections).subscriptions?.disconnect(true);
      await app.db.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'simpletread-listener'",
      );
    };

    it('notifies each subscriber once that messages may have been lost', async () => {
      const heard: string[] = [];
      await app.get(PubSub).subscribe(
        'gap',
        () => heard.push('message'),
        () => heard.push('gap'),
      );
      await app.get(PubSub).subscribe('gap', (payload) => heard.push(JSON.stringify(payload)));
      await cut();
      await eventually(() => expect(heard).toEqual(['gap', '{}']));
    });
  });

  describe('on PostgreSQL', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp({ modules: [] });
    });
    afterAll(() => app.close());

    it('goes on after its connection was cut', async () => {
      const heard: object[] = [];
      await app.get(PubSub).subscribe('again', (payload) => heard.push(payload));
      await app.db.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'simpletread-listener'",
      );
      await eventually(async () => {
        await app.get(PubSub).publish('again', { n: 1 });
        expect(heard).not.toEqual([]);
      });
    });

    it('refuses a payload that NOTIFY would not carry', async () => {
      await expect(app.get(PubSub).publish('large', { text: 'x'.repeat(7_001) })).rejects.toThrow(
        'over 7000 bytes',
      );
    });
  });
});
