import { join } from 'node:path';
import { missingPaths, pathsNamedIn } from './named-paths.mjs';

describe('the documents', () => {
  it('name only files that exist', () => {
    expect(missingPaths(join(import.meta.dirname, '../..'))).toEqual([]);
  });
});

describe('the paths of a page', () => {
  it('come from backticks and links, with short forms expanded', () => {
    const page = 'See `libs/ui/src/index.ts`, `domain/money/cents.ts` and [words](GLOSSARY.md#prices).';
    expect(pathsNamedIn(page, 'docs')).toEqual([
      'libs/ui/src/index.ts',
      'libs/domain/src/money/cents.ts',
      'docs/GLOSSARY.md',
    ]);
  });

  it('exclude commands, patterns, URLs and images', () => {
    const page =
      'Run `npm test`, `tools/<name>/run.mjs` or `apps/server/migrations/NNNN-it.sql`, see [x](https://example.com) ![p](p.png).';
    expect(pathsNamedIn(page, '.')).toEqual([]);
  });
});
