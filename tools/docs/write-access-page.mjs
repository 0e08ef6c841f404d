// @ts-check
// Regenerates docs/ACCESS.md.
import { writeFileSync } from 'node:fs';
import { accessPage } from './access-page.mjs';

writeFileSync(new URL('../../docs/ACCESS.md', import.meta.url), accessPage());
