import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessPage } from './access-page.mjs';

describe('docs/ACCESS.md', () => {
  it('matches the policy table and the contract', () => {
    expect(readFileSync(join(import.meta.dirname, '../../docs/ACCESS.md'), 'utf8')).toBe(accessPage());
  });
});
