import { LIVE_STREAM_PATH, signOutStaff } from '@simpletread/contract';

import { aSignedInStaff } from '../../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { LiveStreams, LiveUpdates } from '../index.js';
import { SsoModule } from '../../../sso/sso.module.js';

describe('the live stream', () => {
  let app: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [SsoModule] });
    other = await startTestApp({ modules: [SsoModule], databaseUrl: app.databaseUrl });
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const listen = async (headers: Record<string, string>, server = app) => {
    const stop = new AbortController();
    const response = await fetch(`${server.url}${LIVE_STREAM_PATH}`, { headers, signal: stop.signal });
    const heard = { text: '', isOver: false };
    const read = async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk as Uint8Array);
    };
    void read()
      .catch(() => undefined)
      .finally(() => (heard.isOver = true));
    return { response, heard, leave: () => stop.abort() };
  };

  it('notifies a signed-in console of changes within a second, from any server', async () => {
    const { headers } = await aSignedInStaff(app);
    const { response, heard, leave } = await listen(headers);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    const started = Date.now();
    await other.get(LiveUpdates).publish('messages', { id: 'm1', type: 'MessageFailed' });
    await eventually(() =>
      expect(heard.text).toContain('data: {"topic":"messages","id":"m1","type":"MessageFailed"}\n\n'),
    );
    expect(Date.now() - started).toBeLessThan(1_000);
    leave();
  });

  it('is closed to strangers', async () => {
    const { response } = await listen({});
    expect(response.status).toBe(401);
  });

  it('ends with the sign-out, on every server, and continues for everyone else', async () => {
    const maya = await aSignedInStaff(app);
    const robin = await aSignedInStaff(app, { name: 'Robin Castillo' });
    const here = await listen(maya.headers);
    const there = await listen(maya.headers, other);
    const robins = await listen(robin.headers, other);
    await app.client.call(signOutStaff, {}, { headers: maya.headers });
    await eventually(() => expect([here.heard.isOver, there.heard.isOver]).toEqual([true, true]));
    expect(robins.heard.isOver).toBe(false);
    robins.leave();
  });

  it('ends when the session has run out or the person may no longer sign in', async () => {
    const ends = [
      "UPDATE identity.staff_session SET expires_at = now() - interval '1 second' WHERE staff_id = $1",
      "UPDATE identity.staff_session SET seen_at = now() - interval '121 minutes' WHERE staff_id = $1",
      'UPDATE identity.staff SET is_active = false WHERE id = $1',
    ];
    for (const end of ends) {
      const { headers, staffId } = await aSignedInStaff(app);
      const { heard } = await listen(headers);
      await app.get(LiveStreams).checkAll();
      expect(heard.isOver).toBe(false);
      await app.db.execute(end, [staffId]);
      await app.get(LiveStreams).checkAll();
      await eventually(() => expect(heard.isOver).toBe(true));
    }
  });

  it('does not keep a session alive by listening', async () => {
    const { headers, staffId } = await aSignedInStaff(app);
    const { leave } = await listen(headers);
    await app.db.execute(
      "UPDATE identity.staff_session SET seen_at = now() - interval '100 minutes' WHERE staff_id = $1",
      [staffId],
    );
    await app.get(LiveStreams).checkAll();
    const row = await app.db.one<{ rested: boolean }>(
      "SELECT seen_at < now() - interval '99 minutes' AS rested FROM identity.staff_session WHERE staff_id = $1",
      [staffId],
    );
    expect(row?.rested).toBe(true);
    leave();
  });
});
