import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cookiesPage } from './cookies-page.mjs';

it('docs/COOKIES.md matches the table', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/COOKIES.md'), 'utf8');
  expect(page).toBe(cookiesPage());
});
