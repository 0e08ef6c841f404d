import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');

describe('a decision record', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.md')))('%s begins with its number', (name) => {
    const [heading] = readFileSync(join(FOLDER, name), 'utf8').split('\n');
    expect(heading).toMatch(new RegExp(`^# ${name.slice(0, 4)}: \\S`));
  });
});
