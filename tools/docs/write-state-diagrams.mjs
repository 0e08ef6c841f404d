// @ts-check
// Regenerates docs/STATES.md.
import { writeFileSync } from 'node:fs';
import { stateDiagramsPage } from './state-diagrams.mjs';

writeFileSync(new URL('../../docs/STATES.md', import.meta.url), stateDiagramsPage());
