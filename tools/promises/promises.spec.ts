import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@simpletread/contract';
import { readRequirementLines } from '../requirements/requirement-lines.mjs';
import { type Capability, PROMISE_WORDS, PROMISES, WRITTEN_COUNT } from './promise-table.js';
import { type ShownText, shownTexts, sourceTexts } from './shown-texts.js';

const ROOT = join(import.meta.dirname, '../..');
const TEXTS = shownTexts(ROOT);

const endpoints = new Set(
  Object.values<unknown>(contract).flatMap((value) =>
    typeof value === 'object' && value !== null && 'id' in value && 'method' in value
      ? [String(value.id)]
      : [],
  ),
);
const done = new Set(
  readRequirementLines()
    .filter(({ state }) => state === 'done')
    .map(({ id }) => id),
);

const isProved = (capability: Capability): boolean => {
  if ('endpoint' in capability) return endpoints.has(capability.endpoint);
  if ('requirement' in capability) return done.has(capability.requirement);
  if ('file' in capability) return existsSync(join(ROOT, capability.file));
  return 'byPhone' in capability;
};

/** The sentences that promise what nothing proves. */
const broken = (texts: readonly ShownText[], isTrue = isProved): string[] =>
  PROMISES.filter(({ provedBy }) => !isTrue(provedBy)).flatMap(({ what, pattern }) =>
    texts.filter(({ text }) => pattern.test(text)).map(({ from, text }) => `${what}: “${text}” (${from})`),
  );

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
    'A purchase order number on your receipts.',
  ])('may not say “%s” before it is true', (text) => {
    // As if no requirement were done: those of this list are done one by one.
    const isTrue = (capability: Capability) => !('requirement' in capability) && isProved(capability);
    expect(broken(said(text), isTrue)).toHaveLength(1);
  });

  it('may say what is true, and need a row for anything new', () => {
    expect(broken(said('Call us within 30 minutes and we cancel the order.'))).toEqual([]);
    expect(unlisted(said('We deliver within 2 hours.'))).toHaveLength(1);
  });

  it('are found in literals, templates and elements', () => {
    const code =
      "const a = 'One two.'; const b = `Up to ${n} tires`; const c = <p>We <b>never</b> sleep {x}.</p>;";
    expect(sourceTexts(code, 'a.tsx')).toEqual(['One two.', 'Up to … tires', 'We never sleep ….']);
  });
});
