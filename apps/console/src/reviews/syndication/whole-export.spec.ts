import { wholeExport } from './whole-export.js';

const PARTS = new Map([
  [null, { text: 'id\r\na\r\n', count: 1, next: 'a' }],
  ['a', { text: 'b\r\n', count: 1, next: 'b' }],
  ['b', { text: 'c\r\n', count: 1, next: null }],
]);

describe('an export of more reviews than one part holds', () => {
  it('is one file with all of its parts', async () => {
    const asked: (string | null)[] = [];
    const whole = await wholeExport((after) => {
      asked.push(after);
      const part = PARTS.get(after);
      if (part === undefined) throw new Error(`No part after ${after}`);
      return Promise.resolve({ ...part, name: 'reviews.csv', mediaType: 'text/csv' });
    });
    expect(whole).toEqual({ name: 'reviews.csv', text: 'id\r\na\r\nb\r\nc\r\n', count: 3 });
    expect(asked).toEqual([null, 'a', 'b']);
  });

  it('is no file if a part is missing', async () => {
    const read = () => Promise.reject(new Error('Offline'));
    await expect(wholeExport(read)).rejects.toThrow('Offline');
  });
});
