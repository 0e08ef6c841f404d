import { once } from 'node:events';
import { isProcessAlive } from './process-alive.mjs';
import { createProcessGroups } from './process-groups.mjs';

const told: string[] = [];
const guardian = {
  pid: 0,
  watch: (kind: string) => void told.push(`+${kind}`),
  forget: (kind: string) => void told.push(`-${kind}`),
  release: async () => undefined,
};

const node = (script: string) => [process.execPath, '-e', script];

describe('process groups', () => {
  it('report how a program ended', async () => {
    const groups = createProcessGroups(guardian);
    expect(await groups.start(node(''), {}).ended).toBeNull();
    expect(await groups.start(node('process.exit(3)'), {}).ended).toBe('exit code 3');
    expect(await groups.start(node('process.kill(process.pid, "SIGKILL")'), {}).ended).toBe('signal SIGKILL');
    expect(await groups.start(['/no/such/program'], {}).ended).toContain('ENOENT');
  });

  it('notify the guardian of starts and ends', async () => {
    told.length = 0;
    await createProcessGroups(guardian).start(node(''), {}).ended;
    expect(told).toEqual(['+group', '-group']);
  });

  it('kill a program that does not stop on request', async () => {
    const program = createProcessGroups(guardian).start(
      node('process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up")'),
      {},
    );
    if (program.child.stdout) await once(program.child.stdout, 'data');
    await program.stop(100);
    expect(await program.ended).toBe('signal SIGKILL');
    expect(program.isRunning()).toBe(false);
  });

  it('also stop a program’s own children', async () => {
    const program = createProcessGroups(guardian).start(
      node('console.log(require("child_process").spawn("sleep", ["60"]).pid); setInterval(() => {}, 1000)'),
      {},
    );
    const [output] = program.child.stdout ? await once(program.child.stdout, 'data') : [''];
    const grandchild = Number(String(output));
    expect(isProcessAlive(grandchild)).toBe(true);
    await program.stop();
    // The system forgets a killed process a moment later; if it never does, the suite's minute is over.
    while (isProcessAlive(grandchild)) await new Promise((done) => setImmediate(done));
  });

  it('start nothing new while stopping', async () => {
    const groups = createProcessGroups(guardian);
    await groups.stopAll();
    expect(() => groups.start(node(''), {})).toThrow('Stopping.');
  });
});
