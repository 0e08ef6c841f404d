import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');
const JOINS = pathToFileURL(join(import.meta.dirname, 'joined-libs.mjs')).href;

const namesIn = (file: string): string[] => Object.keys(jest.requireActual<object>(file)).sort();

describe('the joined libs', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'simpletread-joined-'));
    const program = `import(${JSON.stringify(JOINS)}).then((made) => made.writeJoinedLibs(${JSON.stringify(folder)}))`;
    // The bundler is made of modules that Jest cannot load.
    execFileSync(process.execPath, ['-e', program]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['domain', 'contract'])('have every export of %s', (lib) => {
    const built = namesIn(join(ROOT, 'libs', lib, 'dist/index.js'));
    expect(built.length).toBeGreaterThan(500);
    expect(namesIn(join(folder, `${lib}.cjs`))).toEqual(built);
  });
});
