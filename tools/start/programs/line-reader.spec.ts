import { Readable } from 'node:stream';
import fc from 'fast-check';
import { readLines } from './line-reader.mjs';

function linesOf(chunks: readonly (string | Buffer)[]): Promise<string[]> {
  return new Promise((done) => {
    const lines: string[] = [];
    const stream = Readable.from(chunks, { objectMode: false });
    readLines(stream, (line: string) => void lines.push(line));
    stream.on('end', () => done(lines));
  });
}

describe('readLines', () => {
  it('gives the last line even without a line break', async () => {
    expect(await linesOf(['one\ntw', 'o'])).toEqual(['one', 'two']);
  });

  it('accepts both kinds of line break', async () => {
    expect(await linesOf(['one\r\ntwo\n'])).toEqual(['one', 'two']);
  });

  it('gives the same lines however the bytes are split, even inside a character', async () => {
    const line = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\r\n]/.test(text));
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 5 }),
        fc.integer({ min: 1, max: 7 }),
        async (lines, size) => {
          const bytes = Buffer.from(lines.join('\n'));
          const count = Math.ceil(bytes.length / size);
          const chunks = Array.from({ length: count }, (_, index) =>
            bytes.subarray(index * size, (index + 1) * size),
          );
          expect(await linesOf(chunks)).toEqual(lines);
        },
      ),
    );
  });
});
