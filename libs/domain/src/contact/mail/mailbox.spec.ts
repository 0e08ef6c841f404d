import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { parseEmail } from './email.js';
import { mailDomainOf } from './mail-domain.js';
import { MAIL_PROVIDERS } from './mail-provider.js';
import { mailboxOf } from './mailbox.js';

const SAME: readonly (readonly [string, ...string[]])[] = [
  ['priya@mail.com', 'Priya@Mail.COM', ' priya@mail.com ', 'priya+tires@mail.com', 'priya+a+b@mail.com'],
  [
    'priyaraman@gmail.com',
    'priya.raman@gmail.com',
    'p.r.i.y.a.raman+x.y@googlemail.com',
    'PriyaRaman@GMAIL.com',
  ],
  ['priya@icloud.com', 'priya@me.com', 'priya+1@mac.com'],
  ['priyaraman@proton.me', 'priya.raman@pm.me', 'priya_raman@protonmail.com', 'Priya-Raman+a@protonmail.ch'],
  ['priya-raman@yandex.ru', 'priya.raman@ya.ru', 'priya.raman+tires@yandex.com'],
  [
    'priya.raman@yahoo.com',
    'priya.raman-tires@yahoo.com',
    'priya.raman+tires@yahoo.com',
    'priya.raman-a-b@yahoo.com',
  ],
  ['priya@fastmail.com', 'tires@priya.fastmail.com', 'a.b+c@priya.fastmail.com'],
  [
    'priya@xn--bcher-kva.example',
    'priya@bücher.example',
    'priya@BÜCHER.example',
    'priya@bu\u0308cher.example',
  ],
  ['priya@mail.com', 'ｐｒｉｙａ＠ｍａｉｌ．ｃｏｍ', 'priya@mail。com'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['priya.raman@mail.com', 'priyaraman@mail.com'],
  ['priya.raman@yahoo.com', 'priyaraman@yahoo.com'],
  ['priya-raman@gmail.com', 'priyaraman@gmail.com'],
  ['priya@hotmail.com', 'priya@outlook.com'],
  ['priya@ymail.com', 'priya@yahoo.com'],
  ['priya@fastmail.com', 'priya@fastmail.fm'],
  ['priya.raman@icloud.com', 'priyaraman@icloud.com'],
  ['priya-raman@outlook.com', 'priya@outlook.com'],
  ['priya@mail.com', 'priya@sub.mail.com'],
  ['priya@bücher.example', 'priya@bucher.example'],
];

describe('mailboxOf', () => {
  it.each(SAME)('knows one mailbox by its spellings: %s', (mailbox, ...spellings) => {
    for (const spelling of [mailbox, ...spellings]) expect(mailboxOf(spelling)).toBe(mailbox);
  });

  it.each(DIFFERENT)('keeps %s and %s apart', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });

  it.each(['', 'priya', '@mail.com', '+tires@mail.com', '-@yahoo.com', '...@gmail.com', '_@pm.me'])(
    'leaves a name in %p',
    (text) => {
      expect(mailboxOf(text)).toBe(text.replace('pm.me', 'proton.me'));
    },
  );

  it('is the mailbox of itself, and of the address as we store it', () => {
    const domain = fc.constantFrom(
      'mail.com',
      'x.fastmail.com',
      ...MAIL_PROVIDERS.flatMap(({ domains }) => domains),
    );
    const local = fc.stringMatching(/^[a-z0-9+_-]+(?:\.[a-z0-9+_-]+){0,3}$/);
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const read = parseEmail(`${name}@${host}`);
        fc.pre(read.ok);
        const mailbox = mailboxOf(`${name}@${host}`);
        expect(mailboxOf(mailbox)).toBe(mailbox);
        expect(mailboxOf(read.ok ? read.value : '')).toBe(mailbox);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(mailboxOf(mailboxOf(text))).toBe(mailboxOf(text));
      }),
    );
  });

  it('is the same whatever a person adds: case, tags, and the dots that Gmail ignores', () => {
    const name = fc.stringMatching(/^[a-z0-9]{3,20}$/);
    fc.assert(
      fc.property(name, fc.stringMatching(/^[a-z0-9.+-]{0,10}$/), fc.nat(), (plain, tag, at) => {
        const cut = 1 + (at % (plain.length - 1));
        const dotted = `${plain.slice(0, cut).toUpperCase()}.${plain.slice(cut)}`;
        expect(mailboxOf(`${dotted}+${tag}@GoogleMail.com`)).toBe(`${plain}@gmail.com`);
        expect(mailboxOf(`${plain}+${tag}@mail.com`)).toBe(`${plain}@mail.com`);
      }),
    );
  });
});

describe('mailDomainOf', () => {
  it('encodes labels as browsers do', () => {
    const label = fc.stringMatching(/^[a-z0-9äöüñçéåøłžż日本語русский]{1,20}$/);
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
        const domain = `${labels.join('.')}.example`;
        expect(mailDomainOf(domain)).toBe(domainToASCII(domain));
      }),
    );
  });
});
