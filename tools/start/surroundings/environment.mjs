// @ts-check
// Every environment variable that `npm start` reads or passes on, and what it means.
import { resolve } from 'node:path';
import { inRepository } from '../checkout/repository.mjs';
import { StartFault } from '../terminal/start-fault.mjs';

/**
 * @typedef {'STOREFRONT_PORT' | 'CONSOLE_PORT' | 'SERVER_PORT' | 'SIGN_IN_PORT' | 'SANDBOX_PORT'} PortVariable
 * @typedef {Record<PortVariable, number>} Ports
 *
 * @typedef {object} Settings
 * @property {string} dataDir DATA_DIR: database, secrets and logs of this copy; `.data` in the checkout
 * @property {Ports} ports
 * @property {PortVariable[]} movablePorts those that were not given and for which another free port will do as well
 * @property {string | null} databaseUrl DATABASE_URL: a PostgreSQL 18 server instead of the embedded one
 * @property {boolean} isDurable false by DATABASE_DURABLE=0: the embedded one does not wait for the disk (tests)
 */

const DEFAULT_PORTS = { STOREFRONT_PORT: 3000, CONSOLE_PORT: 3001, SERVER_PORT: 4000 };

/** Copies that differ in SERVER_PORT alone must not meet elsewhere: 4001 and 4010 beside 4000. */
const DISTANCES_FROM_SERVER = /** @type {const} */ ({ SIGN_IN_PORT: 1, SANDBOX_PORT: 10 });

/** @param {NodeJS.ProcessEnv} env @param {PortVariable} name @param {number} otherwise */
function readPort(env, name, otherwise) {
  const text = env[name]?.trim();
  if (!text) return otherwise;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    throw new StartFault(`${name} must be a port from 1 to 65535, not "${text}".`);
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
 * Addresses as a browser on this machine writes them; a proxy in front of the programs is told through the same names.
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
 * What every program gets. Variables of the caller that we do not name (LOG_LEVEL of his choice, REDIS_URL for jobs, cache
 * and pub/sub on Redis, providers' keys, CRASH_AT) pass through.
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
    // pino's level of the server's log.
    LOG_LEVEL: env['LOG_LEVEL'] || 'info',
    // Loopback only: nothing of a demonstration is offered to the network.
    HOST: env['HOST'] || '127.0.0.1',
    STOREFRONT_PORT: String(ports.STOREFRONT_PORT),
    CONSOLE_PORT: String(ports.CONSOLE_PORT),
    SERVER_PORT: String(ports.SERVER_PORT),
    // Origin of customers' sign-in pages, a second one of the server's process.
    SIGN_IN_PORT: String(ports.SIGN_IN_PORT),
    // Origin of the card provider's sandbox: its fields are never served by the shop itself.
    SANDBOX_PORT: String(ports.SANDBOX_PORT),
    ...urls,
    // The same two as the shopper's browser sees them.
    PUBLIC_SERVER_URL: env['PUBLIC_SERVER_URL'] || urls.SERVER_URL,
    PUBLIC_SANDBOX_URL: env['PUBLIC_SANDBOX_URL'] || urls.SANDBOX_URL,
    DATABASE_URL: databaseUrl,
    // Signs session cookies and tokens in links.
    SESSION_SECRET: env['SESSION_SECRET'] || secrets.sessionSecret,
    // Shared by the server and the card sandbox, as a provider's secret key would be.
    PAYMENT_SANDBOX_KEY: env['PAYMENT_SANDBOX_KEY'] || secrets.paymentSandboxKey,
    // Tells the server that a call comes from the storefront, whose shoppers are limited one by one.
    STOREFRONT_KEY: env['STOREFRONT_KEY'] || secrets.storefrontKey,
    // By it the storefront's side of a customer's sign-in proves itself to the sign-in provider.
    SIGN_IN_CLIENT_SECRET: env['SIGN_IN_CLIENT_SECRET'] || secrets.signInClientSecret,
    // The demo sign-ins have a password alone; in production staff need a second factor.
    STAFF_SECOND_FACTOR: env['STAFF_SECOND_FACTOR'] || 'optional',
    // 1: queue workers run inside the server; 0 where separate workers do.
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
 * The caller's variables without those that npm adds for its scripts.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function inheritedEnvironment(env) {
  return Object.fromEntries(Object.entries(definedVariables(env)).filter(([name]) => !/^npm_/i.test(name)));
}
