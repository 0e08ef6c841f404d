import { MAIL_PROVIDERS, mailboxOf } from '@simpletread/domain';
import fc from 'fast-check';

import { startTestApp, type TestApp } from '../../../test/index.js';
import { SsoModule } from '../sso.module.js';

describe('the mailbox that PostgreSQL derives from an address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [SsoModule] });
  });
  afterAll(() => app.close());

  const stored = async (addresses: readonly string[]): Promise<string[]> => {
    const rows = await app.db.query<{ mailbox: string }>(
      'SELECT platform.mailbox_of(a) AS mailbox FROM unnest($1::text[]) WITH ORDINALITY AS t (a, at) ORDER BY at',
      [addresses],
    );
    return rows.map(({ mailbox }) => mailbox);
  };

  it('is that of the domain, for every provider and any name', async () => {
    const domain = fc.constantFrom(
      ...['mail.com', 'x.fastmail.com', 'a.b.fastmail.com', 'fastmail.com.example', 'googlemail.com.example'],
      ...MAIL_PROVIDERS.flatMap(({ domains }) => domains),
    );
    const name = fc.stringMatching(/^[A-Za-z0-9.+_@-]{0,12}$/);
    const addresses = fc.array(fc.tuple(name, domain), { minLength: 50, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(addresses, async (pairs) => {
        const texts = pairs.map(([local, host]) => `${local}@${host}`);
        expect(await stored(texts)).toEqual(texts.map(mailboxOf));
      }),
      { numRuns: 40 },
    );
    expect(await stored(['', 'nobody', ' Pri.Ya+x@GoogleMail.com '])).toEqual([
      '',
      'nobody',
      'priya@gmail.com',
    ]);
  });
});
