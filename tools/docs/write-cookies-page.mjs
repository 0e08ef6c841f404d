// @ts-check
// Writes docs/COOKIES.md anew.
import { writeFileSync } from 'node:fs';
import { cookiesPage } from './cookies-page.mjs';

writeFileSync(new URL('../../docs/COOKIES.md', import.meta.url), cookiesPage());
