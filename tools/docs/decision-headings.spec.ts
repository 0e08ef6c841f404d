import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');
const RECORDS = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));

const numberOf = (name: string): string => name.slice(0, 4);

/** Returns the records whose number another one has, too. */
const withSharedNumber = (names: readonly string[]): string[] =>
  names.filter((name) => names.some((other) => other !== name && numberOf(other) === numberOf(name)));

describe('a decision record', () => {
  it.each(RECORDS)('%s begins with its number', (name) => {
    const [heading] = readFileSync(join(FOLDER, name), 'utf8').split('\n');
    expect(heading).toMatch(new RegExp(`^# ${numberOf(name)}: \\S`));
  });

  it('has a unique number', () => {
    expect(withSharedNumber(RECORDS)).toEqual([]);
  });

  it('is found if it shares one', () => {
    const names = ['0001-money.md', '0002-time.md', '0002-ids.md'];
    expect(withSharedNumber(names)).toEqual(['0002-time.md', '0002-ids.md']);
  });
});
