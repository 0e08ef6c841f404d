import { listAlerts } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import { aStaffPrincipal } from '../../../test/builders/sso/a-staff-principal.js';
import { AS_ALEX, eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { UnitOfWork } from '../database/index.js';
import { type AskedMail, MailTurns } from './index.js';

const ADMIN = aStaffPrincipal('admin');

describe('turns of mails', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [], authenticate: () => ADMIN });
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.execute('DELETE FROM platform.mail_turn'));

  const take = async (asked: Partial<AskedMail> = {}): Promise<string> => {
    const whole = { kind: 'quote', to: 'dana@example.com', by: 'staff rita', ...asked } as const;
    const taken = await app
      .get(UnitOfWork)
      .run((tx): Promise<Result<null>> => app.get(MailTurns).take(tx, whole));
    return taken.ok ? 'taken' : taken.fault.code;
  };
  const often = (times: number, asked: (at: number) => Partial<AskedMail>) =>
    Array.from({ length: times }, (_, at) => take(asked(at)));
  const count = (results: readonly string[], result: string) =>
    results.filter((one) => one === result).length;

  it('are limited for each recipient, whoever asks and however the mailbox is spelled', async () => {
    const spellings = ['dana.o@gmail.com', 'DanaO@googlemail.com', 'dana.o+tires@gmail.com'];
    const results = await Promise.all(
      often(12, (at) => ({ to: spellings[at % 3] ?? '', by: `staff ${at}` })),
    );
    expect([count(results, 'taken'), count(results, 'mail.recipientFull')]).toEqual([5, 7]);
    expect(await take({ to: 'other@gmail.com' })).toBe('taken');
  });

  it('are limited for each sender, whoever the recipients are', async () => {
    const results = await Promise.all(
      often(14, (at) => ({ kind: 'friendInvitation', to: `friend${at}@example.com`, by: 'account a' })),
    );
    expect([count(results, 'taken'), count(results, 'mail.senderFull')]).toEqual([10, 4]);
    expect(await take({ kind: 'friendInvitation', to: 'x@example.com', by: 'account b' })).toBe('taken');
  });

  it('are limited for one mailbox over all kinds', async () => {
    const kinds = ['quote', 'friendInvitation', 'staffInvitation', 'accountLink'] as const;
    const results = [];
    for (const kind of kinds)
      results.push(...(await Promise.all(often(10, (at) => ({ kind, by: `${at}` })))));
    expect(count(results, 'taken')).toBe(20);
  });

  it('are free again a day after the first', async () => {
    await Promise.all(often(5, () => ({})));
    const { nextAt, ...standing } = await app.get(MailTurns).standing('quote', 'Dana@example.com');
    expect(standing).toEqual({ sent: 5, most: 5 });
    const inHours = ((nextAt?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(inHours).toBeGreaterThan(23.9);
    expect(inHours).toBeLessThanOrEqual(24);
    await app.db.execute("UPDATE platform.mail_turn SET at = at - interval '24 hours'");
    expect(await app.get(MailTurns).standing('quote', 'dana@example.com')).toEqual({
      sent: 0,
      most: 5,
      nextAt: null,
    });
    expect(await take()).toBe('taken');
  });

  it('are given back when the work that took them is refused', async () => {
    await app.get(UnitOfWork).run(async (tx): Promise<Result<null>> => {
      await app.get(MailTurns).take(tx, { kind: 'quote', to: 'dana@example.com', by: null });
      return { ok: false, fault: { code: 'record.stale', data: {} } };
    });
    expect((await app.get(MailTurns).standing('quote', 'dana@example.com')).sent).toBe(0);
  });

  it('say when the next one is possible, and raise one alert about the mailbox, masked', async () => {
    await Promise.all(often(5, () => ({ to: 'flooded@example.com' })));
    const refused = await app
      .get(UnitOfWork)
      .run((tx): Promise<Result<null>> =>
        app.get(MailTurns).take(tx, { kind: 'quote', to: 'flooded@example.com', by: null }),
      );
    expect(refused).toMatchObject({
      ok: false,
      fault: { data: { sent: 5, most: 5, at: expect.stringMatching(/ at \d+:\d\d [AP]M ET$/) as string } },
    });
    await take({ to: 'Flooded@example.com' });
    await eventually(async () => {
      const alerts = await app.client.call(listAlerts, { query: {} }, { headers: AS_ALEX });
      expect(alerts.filter(({ subject }) => subject === 'f•••@example.com')).toMatchObject([
        { kind: 'mail.recipientFlooded', count: 2 },
      ]);
    });
    const kept = await app.db.query('SELECT * FROM platform.mail_turn');
    expect(JSON.stringify(kept)).not.toContain('flooded');
  });
});
