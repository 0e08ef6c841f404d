import { join } from 'node:path';
import { type Figure, figuresIn } from './figures.js';
import { type Promised, PROMISES } from './promise-table.js';
import { PROMISE_WORDS, WRITTEN_COUNT } from './promise-words.js';
import { isProved, type Proof } from './proof.js';
import { type ShownText, shownTexts, sourceTexts } from './shown-texts.js';

const TEXTS = shownTexts(join(import.meta.dirname, '../..'));

/** The sentences that promise what nothing proves. */
const broken = (texts: readonly ShownText[], isTrue = isProved): string[] =>
  PROMISES.filter(({ provedBy }) => !provedBy.every(isTrue)).flatMap(({ what, pattern }) =>
    texts.filter(({ text }) => pattern.test(text)).map(({ from, text }) => `${what}: “${text}” (${from})`),
  );

/** The sentences that promise another number than the rule has. */
const misquoted = (texts: readonly ShownText[]): string[] =>
  texts.flatMap(({ from, text }) => {
    const rows = PROMISES.filter(({ pattern }) => pattern.test(text));
    const isRight = ({ many, unit }: Figure) =>
      rows.some(({ figures = [] }) => figures.some((own) => own.many === many && own.unit === unit));
    const wrong = rows.length === 0 ? [] : figuresIn(text).filter((figure) => !isRight(figure));
    return wrong.map(({ many, unit }) => `${many} ${unit}: “${text}” (${from})`);
  });

const textsOf = ({ pattern }: Promised): ShownText[] => TEXTS.filter(({ text }) => pattern.test(text));
const MADE = PROMISES.filter((row) => textsOf(row).length > 0);
const QUOTED = MADE.filter((row) => textsOf(row).some(({ text }) => figuresIn(text).length > 0));

const unlisted = (texts: readonly ShownText[]): string[] =>
  texts
    .filter(({ text }) => PROMISE_WORDS.test(text) && !PROMISES.some(({ pattern }) => pattern.test(text)))
    .map(({ from, text }) => `“${text}” (${from})`);

const said = (text: string): ShownText[] => [{ from: 'a page', text }];

describe('the texts of the shop', () => {
  it('promise only what the product does', () => {
    expect(broken(TEXTS)).toEqual([]);
    expect(TEXTS.length).toBeGreaterThan(3000);
  });

  it('quote the numbers of the rules', () => {
    expect(misquoted(TEXTS)).toEqual([]);
    expect(QUOTED.length).toBeGreaterThan(12);
  });

  it.each(MADE.flatMap(({ what, provedBy }) => provedBy.map((proof) => [what, proof] as const)))(
    'may no longer promise %s without %j',
    (what, gone) => {
      const reported = broken(TEXTS, (proof: Proof) => proof !== gone && isProved(proof));
      expect(reported.filter((line) => line.startsWith(`${what}: `))).not.toEqual([]);
    },
  );

  it.each(QUOTED.map((row) => [row.what, row] as const))(
    'may not promise %s with other numbers',
    (_, row) => {
      for (const { from, text } of textsOf(row)) {
        const isNumber = (figure: Figure) => text.includes(String(figure.many));
        for (const { many } of figuresIn(text).filter(isNumber)) {
          const changed = text.replace(new RegExp(`\\b${many}\\b`), String(many + 40));
          expect([changed, misquoted([{ from, text: changed }]).length > 0]).toEqual([changed, true]);
        }
      }
    },
  );

  it('need a proof that exists', () => {
    const missing: readonly Proof[] = [
      { endpoint: 'users.order.uncancel' },
      { route: 'cancel-any-order' },
      { requirement: 'R0.00' },
      { file: 'libs/domain/src/catalogue/stock/stock-hold.ts', exports: 'stockHeldForever' },
      // Exported, but no app asks for it.
      { file: 'tools/promises/figures.ts', exports: 'figuresIn' },
      { file: 'apps/server/src/sso/accounts/sign-in-throttle.ts', says: "interval '16 minutes'" },
      { never: 'nothing does it' },
    ];
    expect(missing.filter(isProved)).toEqual([]);
  });

  it('make no promise that the table doesn’t list', () => {
    expect(unlisted(TEXTS)).toEqual([]);
  });

  it('write no count that the data has', () => {
    const counted = TEXTS.filter(({ text }) => WRITTEN_COUNT.test(text)).map(
      ({ from, text }) => `${from}: ${text}`,
    );
    expect(counted).toEqual([]);
    expect(WRITTEN_COUNT.test('More than 300 brands and 20,000+ installation shops')).toBe(true);
  });

  it.each([
    'Cancel your order yourself within 30 minutes.',
    'You can cancel it in your account.',
    'Cancel on your order’s page.',
    'cancel an order yourself',
    'Start a return from your account.',
    'Chat with us.',
    'We come with our mobile installation van.',
    'Write a review.',
    'Pay with PayPal.',
  ])('may not say “%s” before it is true', (text) => {
    // As if no requirement were done: those of this list are done one by one.
    const isTrue = (proof: Proof) => !('requirement' in proof) && isProved(proof);
    expect(broken(said(text), isTrue)).toHaveLength(1);
  });

  it('may say what is true, and need a row for anything new', () => {
    expect(broken(said('Call us within 30 minutes and we cancel the order.'))).toEqual([]);
    expect(unlisted(said('We deliver within 2 hours.'))).toHaveLength(1);
  });

  it('may not promise another time or a cancellation without end', () => {
    expect(misquoted(said('Cancel free within 45 minutes of placing the order.'))).toHaveLength(1);
    expect(misquoted(said('We hold your tires for 20 minutes.'))).toHaveLength(1);
    expect(misquoted(said('Your refund is on its way; allow 3 to 6 business days.'))).toHaveLength(1);
    expect(misquoted(said('We remind you every 8 months.'))).toHaveLength(1);
    expect(misquoted(said('We decide within three business days.'))).toHaveLength(1);
  });

  it('have figures in digits, words and ranges', () => {
    expect(figuresIn('2 to 4 business days, seven days, 30-day, an hour, 6,000 miles')).toEqual([
      { many: 2, unit: 'business days' },
      { many: 4, unit: 'business days' },
      { many: 7, unit: 'days' },
      { many: 30, unit: 'days' },
      { many: 1, unit: 'hours' },
      { many: 6000, unit: 'miles' },
    ]);
  });

  it('are found in literals, templates and elements', () => {
    const code =
      "const a = 'One two.'; const b = `Up to ${n} tires`; const c = <p>We <b>never</b> sleep {x}.</p>;";
    expect(sourceTexts(code, 'a.tsx')).toEqual(['One two.', 'Up to … tires', 'We never sleep ….']);
  });
});
