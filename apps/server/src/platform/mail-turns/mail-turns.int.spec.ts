import { listAlerts } from '@simpletread/contract';
import { easternMoment, type MailKind, type Result } from '@simpletread/domain';

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

  const SHARED = ['quote', 'friendInvitation', 'staffInvitation', 'installerProof'] as const;
  const fillMailbox = async (kinds: readonly MailKind[] = SHARED): Promise<readonly string[]> => {
    const results = [];
    for (const kind of kinds)
      results.push(...(await Promise.all(often(10, (at) => ({ kind, by: `${at}` })))));
    return results;
  };

  it('are limited for one mailbox over all kinds that share it', async () => {
    expect(count(await fillMailbox(), 'taken')).toBe(15);
  });

  it('leave the links of an account their own window: neither uses up the other’s', async () => {
    const links = await Promise.all(often(12, (at) => ({ kind: 'resetLink', by: `net ${at}` })));
    expect(count(links, 'taken')).toBe(10);
    expect(count(await fillMailbox(), 'taken')).toBe(15);
    expect(await take({ kind: 'confirmLink' })).toBe('taken');
    expect(await take({ kind: 'trackingCode' })).toBe('taken');
  });

  it('count for a known browser alone what it asks for', async () => {
    await Promise.all(often(10, (at) => ({ kind: 'resetLink', by: `net ${at}` })));
    expect(await take({ kind: 'resetLink', by: null })).toBe('mail.recipientFull');
    const known = await Promise.all(
      often(12, () => ({ kind: 'resetLink', by: null, apart: 'browser 1' }) as const),
    );
    expect(count(known, 'taken')).toBe(10);
    expect(await take({ kind: 'resetLink', by: null, apart: 'browser 2' })).toBe('taken');
  });

  it('name the moment from which no limit keeps the next one back, whichever lasts longest', async () => {
    const mail = { kind: 'quote', to: 'dana@example.com', by: 'staff rita' } as const;
    const text = { kind: 'quoteText', to: '2155550149', by: 'staff rita' } as const;
    const hours = async () => {
      const { nextAt } = await app.get(MailTurns).standing(mail, text);
      return nextAt === null ? null : Math.round((nextAt.getTime() - Date.now()) / 3_600_000);
    };
    const age = (by: number) =>
      app.db.execute('UPDATE platform.mail_turn SET at = at - make_interval(hours => $1)', [by]);
    expect(await hours()).toBeNull();
    await Promise.all(often(5, () => mail));
    await age(6);
    expect(await hours()).toBe(18);
    await Promise.all(often(5, () => text));
    await age(2);
    expect(await hours()).toBe(22);
    await app.db.execute('DELETE FROM platform.mail_turn');
    await fillMailbox(['friendInvitation', 'staffInvitation', 'installerProof', 'quote']);
    expect((await app.get(MailTurns).standing(mail)).sent).toBe(2);
    expect(await hours()).toBe(24);
    await app.db.execute('DELETE FROM platform.mail_turn');
    await Promise.all(often(60, (at) => ({ ...mail, to: `one${at}@example.com` })));
    expect(await hours()).toBe(24);
    expect((await app.get(MailTurns).standing(mail, text)).sent).toBe(0);
  });

  it('are refused together with the later of two times', async () => {
    const mail = { kind: 'quote', to: 'dana@example.com', by: null } as const;
    const text = { kind: 'quoteText', to: '2155550149', by: null } as const;
    await Promise.all(often(5, () => mail));
    await app.db.execute("UPDATE platform.mail_turn SET at = at - interval '12 hours'");
    await Promise.all(often(5, () => text));
    const refused = await app
      .get(UnitOfWork)
      .run((tx): Promise<Result<null>> => app.get(MailTurns).takeAll(tx, [mail, text]));
    const { nextAt } = await app.get(MailTurns).standing(text);
    expect(refused).toMatchObject({
      ok: false,
      fault: { code: 'mail.recipientFull', data: { at: easternMoment(nextAt ?? new Date(0)) } },
    });
  });

  it('are free again a day after the first', async () => {
    await Promise.all(often(5, () => ({})));
    const { nextAt, ...standing } = await app
      .get(MailTurns)
      .standing({ kind: 'quote', to: 'Dana@example.com', by: null });
    expect(standing).toEqual({ sent: 5, most: 5 });
    const inHours = ((nextAt?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(inHours).toBeGreaterThan(23.9);
    expect(inHours).toBeLessThanOrEqual(24);
    await app.db.execute("UPDATE platform.mail_turn SET at = at - interval '24 hours'");
    expect(await app.get(MailTurns).standing({ kind: 'quote', to: 'dana@example.com', by: null })).toEqual({
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
    expect(
      (await app.get(MailTurns).standing({ kind: 'quote', to: 'dana@example.com', by: null })).sent,
    ).toBe(0);
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
      fault: { data: { sent: 5, most: 5, at: expect.stringMatching(/ at \d+:\d\d [ap]m ET$/) as string } },
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
