import fc from 'fast-check';

import { formatCaseNumber, parseCaseNumber } from './case-facts.js';
import { placeInThread } from './join-thread.js';
import { referencedIds, replyAddress, replyTokenIn, withoutQuote } from './reply-address.js';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz234567';
const NOW = new Date('2026-11-20T15:00:00Z');
const open = { id: 'one', mailbox: 'wes@dairy.test', state: 'open', solvedAt: null } as const;
const from = (mailbox: string) => ({ mailbox, now: NOW });

describe('the thread of a message', () => {
  it('is named by a token in the address, in any case of letters', () => {
    const address = replyAddress(TOKEN, 'help@simpletread.example');
    expect(address).toBe(`reply+${TOKEN}@simpletread.example`);
    expect(replyTokenIn(['help@simpletread.example', address.toUpperCase()])).toBe(TOKEN);
    expect(replyTokenIn(['reply+short@simpletread.example', `x${address}`])).toBeNull();
  });

  it('is named by the mails that it answers, the nearest first', () => {
    expect(referencedIds('<c@x>', '<a@x> <b@x> <c@x>')).toEqual(['<c@x>', '<b@x>', '<a@x>']);
    expect(referencedIds('', 'no ids')).toEqual([]);
  });

  it('is joined only from the mailbox of its case; a stranger with its address begins a new one', () => {
    expect(placeInThread(open, from('wes@dairy.test'))).toEqual({ kind: 'join', caseId: 'one' });
    expect(placeInThread(open, from('eve@other.test'))).toEqual({
      kind: 'new',
      followsId: 'one',
      isStranger: true,
    });
    expect(placeInThread(null, from('wes@dairy.test'))).toMatchObject({ kind: 'new', followsId: null });
  });

  it('goes on for 14 days after it was solved; a later answer begins a new case that names it', () => {
    const solved = (days: number) => ({
      ...open,
      state: 'solved' as const,
      solvedAt: new Date(NOW.getTime() - days * 86_400_000),
    });
    expect(placeInThread(solved(13), from('wes@dairy.test'))).toMatchObject({ kind: 'join' });
    expect(placeInThread(solved(14), from('wes@dairy.test'))).toEqual({
      kind: 'new',
      followsId: 'one',
      isStranger: false,
    });
    expect(placeInThread({ ...open, state: 'closed' }, from('wes@dairy.test'))).toMatchObject({
      kind: 'new',
      followsId: 'one',
    });
  });

  it.each([
    [
      'a quote below',
      'Noon works.\n\nOn Fri, Nov 20, 2026 at 9:41 AM SimpleTread wrote:\n> Is noon fine?',
      'Noon works.',
    ],
    [
      'a head over two lines',
      'Yes\n\nOn Fri, Nov 20, 2026 at 9:41 AM SimpleTread\n<help@x> wrote:\n> Fine?',
      'Yes',
    ],
    ['bare quoted lines', 'Sure\n> Is noon fine?\n> Maya', 'Sure'],
    ['no quote', 'On Friday I wrote to you.\nAny news?', 'On Friday I wrote to you.\nAny news?'],
    ['a quote alone', '> Is noon fine?', '> Is noon fine?'],
  ])('shows an answer without %s', (_, text, shown) => {
    expect(withoutQuote(text)).toBe(shown);
  });

  it('is read in time that grows with its length, whatever it has', () => {
    const started = performance.now();
    for (const line of ['\n', ' \n', '\t', '-', '_', 'On ']) withoutQuote(`--${line.repeat(100_000)}x`);
    // With a pattern that tries every line again from every other, each takes a minute.
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('never shows an empty answer for one that has words', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        if (text.trim() !== '') expect(withoutQuote(text)).not.toBe('');
      }),
    );
  });

  it('has a number that is read back with and without its prefix', () => {
    expect(formatCaseNumber(7731)).toBe('C-7731');
    for (const text of ['C-7731', ' c7731 ', '7731', 'C – 7731']) expect(parseCaseNumber(text)).toBe(7731);
    for (const text of ['C-', 'ST-4817', '77', '']) expect(parseCaseNumber(text)).toBeNull();
  });
});
