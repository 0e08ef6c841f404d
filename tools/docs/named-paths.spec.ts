import { join } from 'node:path';
import { missingPaths, pathsNamedIn } from './named-paths.mjs';

describe('the documents', () => {
  it('name no file that is not there', () => {
    expect(missingPaths(join(import.meta.dirname, '../..'))).toEqual([]);
  });
});

describe('the paths of a page', () => {
  it('are those in backticks and links, short forms written out', () => {
    const page = 'See `libs/ui/src/index.ts`, `domain/money/cents.ts` and [words](GLOSSARY.md#prices).';
    expect(pathsNamedIn(page, 'docs')).toEqual([
      'libs/ui/src/index.ts',
      'libs/domain/src/money/cents.ts',
      'docs/GLOSSARY.md',
    ]);
  });

  it('are not commands, patterns, addresses or pictures', () => {
    const page =
      'Run `npm test`, `tools/<name>/run.mjs` or `apps/server/migrations/NNNN-it.sql`, see [x](https://example.com) ![p](p.png).';
    expect(pathsNamedIn(page, '.')).toEqual([]);
  });
});
