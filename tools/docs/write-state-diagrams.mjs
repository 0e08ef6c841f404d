// @ts-check
// Writes docs/STATES.md anew.
import { writeFileSync } from 'node:fs';
import { stateDiagramsPage } from './state-diagrams.mjs';

writeFileSync(new URL('../../docs/STATES.md', import.meta.url), stateDiagramsPage());
