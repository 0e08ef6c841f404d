import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateDiagramsPage } from './state-diagrams.mjs';

describe('docs/STATES.md', () => {
  it('shows the domain’s lifecycles', () => {
    expect(readFileSync(join(import.meta.dirname, '../../docs/STATES.md'), 'utf8')).toBe(stateDiagramsPage());
  });

  it('draws the order, the payment and a line’s stock', () => {
    const page = stateDiagramsPage();
    for (const arrow of ['[*] --> placed', '[*] --> started', '[*] --> held']) expect(page).toContain(arrow);
  });
});
