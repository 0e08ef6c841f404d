import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import pg from 'pg';

import { addCardFields } from './card-fields.js';
import { addIdentityPartner } from './identity/index.js';
import { addLoanApi, addLoanPages, LoanStore } from './loans/index.js';
import { addProviderApi } from './provider-api.js';
import { SandboxStore } from './sandbox-store.js';

/**
 * PostgreSQL may close connections at any moment. The next statement opens a new one, and no error ends the program.
 */
const openPool = (connectionString: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString, max: 4, application_name: 'simpletread-card-sandbox' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};

export interface SandboxSettings {
  readonly databaseUrl: string;
  readonly secretKey: string;
  /** Origin of the shop that frames the card fields. */
  readonly parentOrigin: string;
  readonly now?: () => Date;
}

const BODY_LIMIT_BYTES = 10_000;

/**
 * The stand-ins for a card provider, for lenders and for a partner that verifies people: another origin, their own books, their own rules. They
 * import nothing of the shop's server.
 */
export const createSandboxServer = async (settings: SandboxSettings): Promise<FastifyInstance> => {
  const now = settings.now ?? (() => new Date());
  const pool = openPool(settings.databaseUrl);
  const store = new SandboxStore(pool);
  const server = fastify({ bodyLimit: BODY_LIMIT_BYTES });
  server.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
  });
  server.addHook('onClose', () => pool.end());
  server.get('/', (_request, reply) =>
    reply.type('text/plain').send('SimpleTread card sandbox. No real card is ever charged here.\n'),
  );
  await addCardFields(server, {
    store,
    parentOrigin: settings.parentOrigin,
    now,
    secretKey: settings.secretKey,
  });
  addProviderApi(server, { store, secretKey: settings.secretKey, now });
  const loans = {
    store: new LoanStore(pool),
    parentOrigin: settings.parentOrigin,
    secretKey: settings.secretKey,
    now,
  };
  addLoanApi(server, loans);
  await addLoanPages(server, loans);
  await addIdentityPartner(server, {
    clientId: 'simpletread',
    clientSecret: settings.secretKey,
    redirectUri: `${settings.parentOrigin}/account/verification/callback`,
    now,
  });
  return server;
};
