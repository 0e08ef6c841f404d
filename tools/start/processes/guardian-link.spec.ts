import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const LINK = pathToFileURL(join(import.meta.dirname, 'guardian-link.mjs')).href;
/** Watches a folder, and says its guardian's process id whenever it has another one. */
const COMMAND = `
  const { startGuardian } = await import(process.argv[1]);
  const guardian = startGuardian();
  guardian.watch('folder', process.argv[2]);
  let told = 0;
  setInterval(() => { if (guardian.pid !== told) console.log(told = guardian.pid); }, 5);`;

describe('the guardian', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guardian-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is replaced when it is killed, and the new one knows what to clean up', async () => {
    const watched = join(folder, 'watched');
    mkdirSync(watched);
    const command = spawn(process.execPath, ['--input-type=module', '-e', COMMAND, LINK, watched], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: command.stdout })[Symbol.asyncIterator]();
    const next = async () => Number((await lines.next()).value);
    const first = await next();
    process.kill(first, 'SIGKILL');
    const second = await next();
    expect(second).not.toBe(first);
    command.kill('SIGKILL');
    while (existsSync(watched)) await new Promise((done) => setImmediate(done));
  });
});
