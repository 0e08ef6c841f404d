import { lintParts } from './lint-stage.mjs';

describe('lintParts', () => {
  it('lints each app separately and everything else together', () => {
    expect(lintParts(['console', 'server'])).toEqual([
      ['apps/console'],
      ['apps/server'],
      ['.', '--ignore-pattern', 'apps/console/**', '--ignore-pattern', 'apps/server/**'],
    ]);
  });
});
