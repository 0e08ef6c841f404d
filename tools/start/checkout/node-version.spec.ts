import { nodeVersionFault } from './node-version.mjs';
import { readFileSync } from 'node:fs';
import { inRepository } from './repository.mjs';

describe('nodeVersionFault', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0', '21.0.0-nightly'])('accepts Node %s', (version) => {
    expect(nodeVersionFault(version)).toBeNull();
  });

  it.each(['12.22.0', '18.20.4', '20.9.0', '20.18.3'])('rejects Node %s in one sentence', (version) => {
    expect(nodeVersionFault(version)).toBe(
      `SimpleTread needs Node 20.19 or newer and this is ${version}: get one from nodejs.org.`,
    );
  });

  it('matches package.json', () => {
    expect(JSON.parse(readFileSync(inRepository('package.json'), 'utf8')).engines.node).toBe('>=20.19');
  });
});
