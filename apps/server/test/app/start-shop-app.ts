import type { Type } from '@nestjs/common';

import { aStaffPrincipal } from '../builders/sso/a-staff-principal.js';
import { aStateTax } from '../builders/delivery/a-state-tax.js';
import { aWarehouse } from '../builders/delivery/a-warehouse.js';
import { aZip } from '../builders/delivery/a-zip.js';
import { type CardSandbox, SANDBOX_KEY, startCardSandbox } from './card-sandbox.js';
import { startTestApp, type TestApp } from './start-test-app.js';
import { createTestDatabase } from '../database/test-database.js';

export const AGENT = aStaffPrincipal('support-agent', {
  staffId: '0198c0de-0000-7000-8000-000000000001',
  name: 'Robin Castillo',
});

/**
 * Further staff: a senior agent, an admin, colleagues who see masked contacts, one who sees no customers, a sales rep, and two people
 * of a warehouse.
 */
const COLLEAGUES = {
  robin: AGENT,
  marcus: aStaffPrincipal('senior-agent', {
    staffId: '0198c0de-0000-7000-8000-000000000002',
    name: 'Marcus Oyelaran',
  }),
  alex: aStaffPrincipal('admin', { staffId: '0198c0de-0000-7000-8000-000000000003', name: 'Alex Novak' }),
  grant: aStaffPrincipal('installer-partner-manager', {
    staffId: '0198c0de-0000-7000-8000-000000000004',
    name: 'Grant Kowalski',
  }),
  samir: aStaffPrincipal('analyst', {
    staffId: '0198c0de-0000-7000-8000-000000000005',
    name: 'Samir Haddad',
  }),
  ines: aStaffPrincipal('marketer', {
    staffId: '0198c0de-0000-7000-8000-000000000006',
    name: 'Ines Carvalho',
  }),
  sal: aStaffPrincipal('sales-rep', {
    staffId: '0198c0de-0000-7000-8000-000000000007',
    name: 'Sal Moreno',
  }),
  omar: aStaffPrincipal('warehouse-associate', {
    staffId: '0198c0de-0000-7000-8000-000000000008',
    name: 'Omar Reyes',
  }),
  kim: aStaffPrincipal('warehouse-associate', {
    staffId: '0198c0de-0000-7000-8000-000000000009',
    name: 'Kim Sato',
  }),
} as const;

const isColleague = (name: string | null): name is keyof typeof COLLEAGUES =>
  name !== null && Object.hasOwn(COLLEAGUES, name);

export interface ShopApp extends TestApp {
  readonly sandbox: CardSandbox;
}

interface ShopAppOptions {
  readonly modules: readonly Type[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A server that can sell: a place with its taxes, a warehouse, the card provider, and nine people signed in to the console. */
export const startShopApp = async ({ modules, env = {} }: ShopAppOptions): Promise<ShopApp> => {
  const database = await createTestDatabase();
  const sandbox = await startCardSandbox(database.url);
  const app = await startTestApp({
    modules,
    databaseUrl: database.url,
    env: { SANDBOX_URL: sandbox.url, PAYMENT_SANDBOX_KEY: SANDBOX_KEY, ...env },
    authenticate: ({ bearer }) => (isColleague(bearer) ? COLLEAGUES[bearer] : null),
  });
  await aStateTax(app.db);
  await aZip(app.db);
  await aWarehouse(app.db);
  return {
    ...app,
    sandbox,
    close: async () => {
      await app.close();
      await sandbox.close();
      await database.drop();
    },
  };
};
