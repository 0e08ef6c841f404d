import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    const images = matches(read('docker/server.Dockerfile'), /CMD \["node", "([^"]+)"\]/g);
    const programs = [...matches(compose, /command: \[node, ([^,\]\s]+)/g), ...images];
    expect(programs.length).toBeGreaterThan(3);
    for (const program of programs) {
      const source = program
        .replace('apps/server/dist/', 'apps/server/src/')
        .replace('tools/dist/', 'tools/')
        .replace(/\.js$/, '.ts');
      expect([program, existsSync(join(root, source))]).toEqual([program, true]);
    }
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
