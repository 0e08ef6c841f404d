import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { planPrograms } from '../start/programs/programs.mjs';
import { readSettings } from '../start/surroundings/environment.mjs';

const root = join(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const compose = read('docker-compose.yml');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** Tests may run without a container engine, so the files are compared with what they name. */
describe('the multi-machine deployment', () => {
  it('builds from Dockerfiles that exist', () => {
    const files = matches(compose, /dockerfile: (\S+?)[ ,}\n]/g);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
  });

  it('mounts files that exist', () => {
    const mounted = matches(compose, /\.\/(docker\/\S+?):/g);
    expect(mounted.length).toBeGreaterThan(2);
    for (const file of mounted) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
  });

  it('runs programs whose source exists', () => {
    const programs = matches(compose, /command: \[node, ([^,\]\s]+)/g);
    expect(programs.length).toBeGreaterThan(2);
    for (const program of programs) {
      const source = program
        .replace('apps/server/dist/', 'apps/server/src/')
        .replace('tools/dist/', 'tools/')
        .replace(/\.js$/, '.ts');
      expect([program, existsSync(join(root, source))]).toEqual([program, true]);
    }
  });

  it('starts the server as npm start does, with the same limits of memory', () => {
    const [, text = '[]'] = /^CMD (\[.+\])$/m.exec(read('docker/server.Dockerfile')) ?? [];
    const [shell = '', ...given] = JSON.parse(text) as string[];
    const script = `node() { echo "$@"; }; ${given.at(-1)?.replace(/^exec /, '') ?? ''}`;
    const started = execFileSync(shell, [...given.slice(0, -1), script], { cwd: root, encoding: 'utf8' });
    const ports = readSettings({}).ports;
    const server = planPrograms({ ports, isWatching: false }).find(({ name }) => name === 'server');
    const ours = server?.command.slice(1).map((word) => word.replace(`${root}/`, ''));
    expect(started.trim().split(' ')).toEqual(ours);
    expect(ours?.at(0)).toMatch(/^--max-old-space-size=/);
  });

  it('sends every host of nginx to a service', () => {
    const services = matches(compose, /^ {2}([a-z-]+):$/gm);
    for (const upstream of matches(read('docker/nginx.conf'), /server ([a-z-]+):\d+/g)) {
      expect(services).toContain(upstream);
    }
  });

  it('gives only servers and workers the replica’s address', () => {
    const services = compose.split(/^ {2}(?=[a-z-]+:$)/m).filter((text) => text.includes('*replica'));
    expect(services.map((text) => text.slice(0, text.indexOf(':')))).toEqual(['server', 'worker']);
  });

  it('takes secrets only from the environment', () => {
    for (const name of [
      'POSTGRES_PASSWORD',
      'SESSION_SECRET',
      'PAYMENT_SANDBOX_KEY',
      'STOREFRONT_KEY',
      'SIGN_IN_CLIENT_SECRET',
    ]) {
      expect(compose).toContain(`\${${name}:?`);
    }
  });

  it('keeps console and API on one site, as sign-in requires', () => {
    const sites = matches(compose, /(?:CONSOLE_URL|SERVER_URL): http:\/\/(?:[a-z]+\.)(\S+?)[\s,}]/g);
    expect(new Set(sites)).toEqual(new Set(['simpletread.localhost']));
  });
});
