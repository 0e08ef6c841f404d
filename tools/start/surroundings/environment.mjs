// @ts-check
// Every environment variable that `npm start` reads or passes on, and what it means.
import { resolve } from 'node:path';
import { inRepository } from '../checkout/repository.mjs';
import { StartFault } from '../terminal/start-fault.mjs';
import { isBlockedByBrowsers } from './blocked-ports.mjs';

/**
 * @typedef {'STOREFRONT_PORT' | 'CONSOLE_PORT' | 'SERVER_PORT' | 'SIGN_IN_PORT' | 'SANDBOX_PORT'} PortVariable
 * @typedef {Record<PortVariable, number>} Ports
 *
 * @typedef {object} Settings
 * @property {string} dataDir DATA_DIR: database, secrets and logs of this copy; `.data` in the checkout
 * @property {Ports} ports
 * @property {PortVariable[]} movablePorts ports that were not given and may be replaced by a free one
 * @property {string | null} databaseUrl DATABASE_URL: a PostgreSQL 18 server instead of the embedded one
 * @property {boolean} isDurable false with DATABASE_DURABLE=0: the embedded one doesn't wait for the disk (tests)
 */

const DEFAULT_PORTS = { STOREFRONT_PORT: 3000, CONSOLE_PORT: 3001, SERVER_PORT: 4000 };

/** Copies that differ only in SERVER_PORT must not collide elsewhere: 4001 and 4010 next to 4000. */
const DISTANCES_FROM_SERVER = /** @type {const} */ ({ SIGN_IN_PORT: 1, SANDBOX_PORT: 10 });

/** @param {NodeJS.ProcessEnv} env @param {PortVariable} name @param {number} otherwise */
function readPort(env, name, otherwise) {
  const text = env[name]?.trim();
  if (!text) return otherwise;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    throw new StartFault(`${name} must be a port from 1 to 65535, not "${text}".`);
  if (isBlockedByBrowsers(port))
    throw new StartFault(`Browsers refuse to open port ${port}: set ${name} to another port.`);
  return port;
}

/** @param {Partial<Ports>} ports */
function checkPortsDiffer(ports) {
  /** @type {Map<number, string>} */
  const owners = new Map();
  for (const [name, port] of Object.entries(ports)) {
    const other = owners.get(port);
    if (other) throw new StartFault(`${other} and ${name} are both ${port}: give them different ports.`);
    owners.set(port, name);
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const serverPort = readPort(env, 'SERVER_PORT', DEFAULT_PORTS.SERVER_PORT);
  const ports = {
    STOREFRONT_PORT: readPort(env, 'STOREFRONT_PORT', DEFAULT_PORTS.STOREFRONT_PORT),
    CONSOLE_PORT: readPort(env, 'CONSOLE_PORT', DEFAULT_PORTS.CONSOLE_PORT),
    SERVER_PORT: serverPort,
  };
  const beside = /** @type {(keyof typeof DISTANCES_FROM_SERVER)[]} */ (Object.keys(DISTANCES_FROM_SERVER));
  const given = beside.filter((name) => Boolean(env[name]?.trim()));
  checkPortsDiffer({ ...ports, ...Object.fromEntries(given.map((name) => [name, readPort(env, name, 0)])) });
  const { SIGN_IN_PORT, SANDBOX_PORT } = DISTANCES_FROM_SERVER;
  return {
    dataDir: env['DATA_DIR'] ? resolve(env['DATA_DIR']) : inRepository('.data'),
    ports: {
      ...ports,
      SIGN_IN_PORT: readPort(env, 'SIGN_IN_PORT', serverPort + SIGN_IN_PORT),
      SANDBOX_PORT: readPort(env, 'SANDBOX_PORT', serverPort + SANDBOX_PORT),
    },
    movablePorts: beside.filter((name) => !given.includes(name)),
    databaseUrl: env['DATABASE_URL']?.trim() || null,
    isDurable: env['DATABASE_DURABLE'] !== '0',
  };
}

/**
 * Returns addresses for a browser on this machine; a proxy in front of the programs is configured with the same names.
 * @param {NodeJS.ProcessEnv} env
 * @param {Ports} ports
 */
export function addresses(env, ports) {
  const local = (/** @type {number} */ port) => `http://localhost:${port}`;
  return {
    STOREFRONT_URL: env['STOREFRONT_URL'] || local(ports.STOREFRONT_PORT),
    CONSOLE_URL: env['CONSOLE_URL'] || local(ports.CONSOLE_PORT),
    SERVER_URL: env['SERVER_URL'] || local(ports.SERVER_PORT),
    SANDBOX_URL: env['SANDBOX_URL'] || local(ports.SANDBOX_PORT),
    SIGN_IN_URL: env['SIGN_IN_URL'] || local(ports.SIGN_IN_PORT),
  };
}

/**
 * Returns every program's environment. The caller's other variables (LOG_LEVEL, REDIS_URL for jobs, cache and pub/sub on Redis, providers'
 * keys, CRASH_AT) pass through.
 * @param {object} given
 * @param {NodeJS.ProcessEnv} given.env
 * @param {Ports} given.ports
 * @param {string} given.databaseUrl
 * @param {import('./secrets.mjs').Secrets} given.secrets
 * @param {boolean} given.isWatching
 * @returns {Record<string, string>}
 */
export function programEnvironment({ env, ports, databaseUrl, secrets, isWatching }) {
  const urls = addresses(env, ports);
  return {
    ...inheritedEnvironment(env),
    NODE_ENV: isWatching ? 'development' : 'production',
    // pino's level for the server's log.
    LOG_LEVEL: env['LOG_LEVEL'] || 'info',
    // Loopback only: a demonstration isn't exposed to the network.
    HOST: env['HOST'] || '127.0.0.1',
    STOREFRONT_PORT: String(ports.STOREFRONT_PORT),
    CONSOLE_PORT: String(ports.CONSOLE_PORT),
    SERVER_PORT: String(ports.SERVER_PORT),
    // Origin of customers' sign-in pages, the second one of the server's process.
    SIGN_IN_PORT: String(ports.SIGN_IN_PORT),
    // Origin of the card provider's sandbox: the shop itself never serves its fields.
    SANDBOX_PORT: String(ports.SANDBOX_PORT),
    ...urls,
    // The same two for the shopper's browser.
    PUBLIC_SERVER_URL: env['PUBLIC_SERVER_URL'] || urls.SERVER_URL,
    PUBLIC_SANDBOX_URL: env['PUBLIC_SANDBOX_URL'] || urls.SANDBOX_URL,
    DATABASE_URL: databaseUrl,
    // Signs session cookies and tokens in links.
    SESSION_SECRET: env['SESSION_SECRET'] || secrets.sessionSecret,
    // Shared by the server and the card sandbox, like a provider's secret key.
    PAYMENT_SANDBOX_KEY: env['PAYMENT_SANDBOX_KEY'] || secrets.paymentSandboxKey,
    // Identifies calls from the storefront to the server, which limits its shoppers one by one.
    STOREFRONT_KEY: env['STOREFRONT_KEY'] || secrets.storefrontKey,
    // The storefront's client secret at the sign-in provider.
    SIGN_IN_CLIENT_SECRET: env['SIGN_IN_CLIENT_SECRET'] || secrets.signInClientSecret,
    // The demo sign-ins have only a password; in production staff need a second factor.
    STAFF_SECOND_FACTOR: env['STAFF_SECOND_FACTOR'] || 'optional',
    // 1: queue workers run inside the server; 0 with separate workers.
    RUN_WORKERS: env['RUN_WORKERS'] || '1',
    NEXT_TELEMETRY_DISABLED: '1',
    SCARF_ANALYTICS: 'false',
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function definedVariables(env) {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value ?? '']));
}

/**
 * Returns the caller's variables without those that npm adds for its scripts.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function inheritedEnvironment(env) {
  return Object.fromEntries(Object.entries(definedVariables(env)).filter(([name]) => !/^npm_/i.test(name)));
}
