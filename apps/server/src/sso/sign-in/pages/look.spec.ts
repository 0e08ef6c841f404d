import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SIGN_IN_ASSETS } from './page-renderer.js';

describe('the look of the sign-in pages', () => {
  it('has the tokens of the shop: after a change of libs/ui, copy its tokens.css here', () => {
    const original = join(
      SIGN_IN_ASSETS,
      '..',
      '..',
      '..',
      '..',
      'libs',
      'ui',
      'src',
      'tokens',
      'tokens.css',
    );
    expect(readFileSync(join(SIGN_IN_ASSETS, 'look', 'tokens.css'), 'utf8')).toBe(
      readFileSync(original, 'utf8'),
    );
  });
});
