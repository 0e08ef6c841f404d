import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../embedded-postgres/free-port.mjs';
import { isProcessAlive } from '../processes/process-alive.mjs';
import { createProcessGroups } from '../processes/process-groups.mjs';
import { isOk, loopback } from './ready-check.mjs';
import { createRestarts } from './restarts.mjs';
import { runPrograms } from './run-programs.mjs';

const GUARDIAN = {
  pid: 0,
  watch: () => undefined,
  forget: () => undefined,
  release: () => Promise.resolve(undefined),
};

/** Answers with its process id. */
const ANSWERS = `require('node:http').createServer((_, reply) => reply.end(String(process.pid))).listen(process.env.PORT, '127.0.0.1')`;
/** Answers only the first time it is started. */
const ONCE = `const fs = require('node:fs'); if (fs.existsSync(process.env.MARK)) { console.error('no more'); process.exit(3); } fs.writeFileSync(process.env.MARK, ''); ${ANSWERS}`;

const soon = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((done) => setImmediate(done));
  }
};

describe('the programs of npm start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'run-programs-'));
  const groups = createProcessGroups(GUARDIAN);
  let isEnding = false;
  let ended: (sentence: string) => void = () => undefined;
  const shutdown = {
    onEnd: () => undefined,
    isEnding: () => isEnding,
    end: (_code: number, sentence = ''): Promise<never> => {
      ended(sentence);
      return new Promise(() => undefined);
    },
  };
  afterAll(async () => {
    isEnding = true;
    await groups.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = async (name: string, script: string, pausesMs: readonly number[]) => {
    const port = await freePort();
    const url = loopback(port, '/');
    const said: string[] = [];
    await runPrograms({
      plans: [{ name, title: name, command: [process.execPath, '-e', script], readyUrl: url, isReady: isOk }],
      guardian: GUARDIAN,
      groups,
      shutdown,
      dataDir,
      env: { PATH: process.env['PATH'] ?? '', PORT: String(port), MARK: join(dataDir, `${name}.mark`) },
      show: (text) => said.push(text),
      report: () => undefined,
      restartsOf: () => createRestarts({ pausesMs }),
    });
    const pid = async () => Number(await (await fetch(url)).text());
    const otherThan = (before: number) =>
      soon(async () => {
        const now = await pid().catch(() => before);
        return now === before ? undefined : now;
      });
    return { said, pid, otherThan };
  };

  it('start again when they are killed, and are noted under their new process id', async () => {
    const { said, pid, otherThan } = await start('shop', ANSWERS, [1, 1]);
    const first = await pid();
    process.kill(first, 'SIGKILL');
    const second = await otherThan(first);
    expect(isProcessAlive(first)).toBe(false);
    await soon(() => Promise.resolve(said.length < 2 ? undefined : true));
    expect(said).toEqual(['The shop stopped (signal SIGKILL). Restarting in 0.0 s.', 'The shop is back.']);
    expect(readFileSync(join(dataDir, 'running.json'), 'utf8')).toContain(`"pid":${second}`);
  });

  it('end the stack with one sentence once one of them keeps dying', async () => {
    const sentence = new Promise<string>((told) => (ended = told));
    const { said, pid } = await start('cards', ONCE, [1, 1]);
    process.kill(await pid(), 'SIGKILL');
    expect(await sentence).toBe(
      `The cards stopped 3 times in a row (exit code 3: no more); its log is ${dataDir}/logs/cards.log.`,
    );
    expect(said.filter((text) => text.includes('Restarting'))).toHaveLength(2);
  });

  it('are not restarted if they never started: that is a mistake in the settings', async () => {
    await expect(start('typo', 'console.error("no such setting"); process.exit(2)', [1])).rejects.toThrow(
      /^The typo stopped unexpectedly \(exit code 2: no such setting\); its log is/,
    );
  });
});
