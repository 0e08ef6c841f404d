import type { ChatMessage } from '@simpletread/contract';
import fc from 'fast-check';
import { mergeMessages, wholeUpTo } from './merge-messages';

const message = (seq: number): ChatMessage => ({
  ...{ seq, by: 'customer', author: 'Dana', text: String(seq), at: '2026-03-04T15:00:00.000Z' },
  ...{ card: null, files: [] },
});

describe('messages of a chat', () => {
  it('are each shown once and in order, whatever order they come in', () => {
    const arrivals = fc.array(fc.array(fc.integer({ min: 1, max: 30 })));
    fc.assert(
      fc.property(arrivals, (batches) => {
        const shown = batches.reduce<readonly ChatMessage[]>(
          (known, batch) => mergeMessages(known, batch.map(message)),
          [],
        );
        const expected = [...new Set(batches.flat())].sort((a, b) => a - b);
        expect(shown.map(({ seq }) => seq)).toEqual(expected);
      }),
    );
  });

  it('are asked for again from the first gap on', () => {
    expect(wholeUpTo([1, 2, 3].map(message))).toBe(3);
    expect(wholeUpTo([1, 2, 4].map(message))).toBe(2);
    expect(wholeUpTo([2].map(message))).toBe(0);
  });
});
