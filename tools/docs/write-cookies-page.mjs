// @ts-check
// Regenerates docs/COOKIES.md.
import { writeFileSync } from 'node:fs';
import { cookiesPage } from './cookies-page.mjs';

writeFileSync(new URL('../../docs/COOKIES.md', import.meta.url), cookiesPage());
