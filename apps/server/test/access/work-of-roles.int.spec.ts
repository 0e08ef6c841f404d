import { randomUUID } from 'node:crypto';

import {
  applyAsInstaller,
  approveInstaller,
  approveReturn,
  cancelOrder,
  type CampaignRecord,
  type Client,
  createCampaign,
  createQuote,
  getAdminReturn,
  getGlobals,
  listCampaigns,
  listInstallerApplications,
  listOrders,
  listQuotes,
  listReturns,
  listReviews,
  openOwnReview,
  publishReview,
  scheduleCampaign,
  sendQuote,
  takeUpInstallerApplication,
  writeReview,
} from '@simpletread/contract';
import { EMPTY_CONTENT, STAFF_ROLES, type StaffRole } from '@simpletread/domain';

import { aForm } from '../../src/installers/applications/testing/installer-walk.js';
import { returnCalls } from '../../src/orders/returns/testing/return-calls.js';
import { aCustomer, tokensAreAccountIds } from '../../src/sso/account-types/testing/people.js';
import { SANDBOX_KEY, startCardSandbox } from '../app/card-sandbox.js';
import {
  aDeliveredOrder,
  aFitment,
  aPlacedOrder,
  aProductLine,
  aReviewForm,
  aSignedInStaff,
  aStateTax,
  aTire,
  aVehicle,
  aWarehouse,
  aZip,
} from '../builders/index.js';
import { createTestDatabase, eventually, readCatalogue, type ShopApp, startTestApp } from '../index.js';

const headersOf = new Map<StaffRole, Record<string, string>>();
const by = (role: StaffRole) => ({ headers: headersOf.get(role) ?? {}, idempotencyKey: randomUUID() });

/** One of the works that the specification lists, with the roles whose own it is: written out here, not read from the policy. */
interface Work {
  readonly sees: readonly StaffRole[];
  readonly does: readonly StaffRole[];
  readonly list: (client: Client, role: StaffRole) => Promise<readonly unknown[]>;
  /** Makes something to work on; the work itself, and the state that follows it. */
  readonly prepare: () => Promise<(role: StaffRole) => Promise<string>>;
}

const AGENTS = ['support-agent', 'senior-agent', 'admin'] as const;
const OUTBACK = {
  year: 2021,
  make: 'Subaru',
  model: 'Outback',
  trim: '',
  makeSlug: 'subaru',
  modelSlug: 'outback',
};
const PILL = {
  id: 'winter-ready',
  kind: 'blackFriday',
  label: 'Winter ready',
  route: '/tires/winter',
  targetRoutes: [],
  filters: { brand: [], category: [], subtype: [], promotion: [] },
} as const;

describe('the work of staff in the console', () => {
  let app: ShopApp;
  let tireId: string;
  let made = 0;
  /** The start of the last campaign. */
  let starts = '';
  beforeAll(async () => {
    const database = await createTestDatabase();
    const sandbox = await startCardSandbox(database.url);
    const server = await startTestApp({
      databaseUrl: database.url,
      env: {
        SANDBOX_URL: sandbox.url,
        PAYMENT_SANDBOX_KEY: SANDBOX_KEY,
        STRICT_RATE_LIMIT_PER_MINUTE: '10000',
      },
    });
    const close = async () => {
      await server.close().finally(() => sandbox.close());
      await database.drop();
    };
    app = { ...server, sandbox, close };
    tokensAreAccountIds(app);
    for (const role of STAFF_ROLES) headersOf.set(role, (await aSignedInStaff(app, { role })).headers);
    for (const build of [aStateTax, aZip, aWarehouse]) await build(app.db);
    const { lineId } = await aProductLine(app.db);
    ({ tireId } = await aTire(app.db, { lineId, stock: { CAR: 400 } }));
    await aVehicle(app.db, { year: 2021, make: 'Subaru', model: 'Outback' });
    await aFitment(app.db, { make: 'Subaru', model: 'Outback', frontSize: '225/65R17' });
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  const campaign = (role: StaffRole): Promise<CampaignRecord> => {
    made += 1;
    const day = String(made).padStart(2, '0');
    const content = { ...EMPTY_CONTENT, pills: [{ ...PILL, audience: 'all', states: [] }] };
    const times = { startsAt: `2099-11-${day}T00:00`, endsAt: `2099-11-${day}T12:00` };
    return app.client.call(
      createCampaign,
      { body: { name: `Sale ${day}`, season: 'blackFriday', ...times, content } as never },
      by(role),
    );
  };

  const WORKS: Readonly<Record<string, Work>> = {
    'approve installer applications': {
      sees: [...AGENTS, 'installer-partner-manager'],
      does: ['installer-partner-manager', 'admin'],
      list: (client, role) => client.call(listInstallerApplications, { query: {} }, by(role)),
      prepare: async () => {
        const { client } = await aCustomer(app);
        const form = aForm({ address1: `${(made += 1)} S 9th St` });
        const { id } = await client.call(applyAsInstaller, { body: form }, { idempotencyKey: randomUUID() });
        const params = { id: id ?? '' };
        return async (role) => {
          const body = { version: 1 };
          const { version } = await app.client.call(takeUpInstallerApplication, { params, body }, by(role));
          const approval = { version, payPerTireInCents: 1850 };
          return (await app.client.call(approveInstaller, { params, body: approval }, by(role))).state;
        };
      },
    },
    'moderate reviews': {
      sees: [...AGENTS, 'marketer', 'content-editor', 'analyst'],
      does: [...AGENTS, 'content-editor'],
      list: (client, role) => client.call(listReviews, { query: {} }, by(role)),
      prepare: async () => {
        const body = aReviewForm({ email: `dana${randomUUID()}@example.com` });
        const { token } = await app.client.call(writeReview, { body }, { idempotencyKey: randomUUID() });
        const { reviewId: id } = await app.client.call(openOwnReview, { body: { token } });
        await app.db.execute('UPDATE reviews.submission SET network = NULL');
        const decision = { version: 1, withoutContactData: false };
        return async (role) =>
          (await app.client.call(publishReview, { params: { id }, body: decision }, by(role))).state;
      },
    },
    'run site themes and custom filter pills': {
      sees: ['marketer', 'merchandiser', 'content-editor', 'analyst', 'senior-agent', 'admin'],
      does: ['marketer', 'content-editor', 'admin'],
      list: (client, role) => client.call(listCampaigns, { query: {} }, by(role)),
      prepare: () =>
        Promise.resolve(async (role) => {
          const { id, version } = await campaign(role);
          const scheduled = await app.client.call(
            scheduleCampaign,
            { params: { id }, body: { version } },
            by(role),
          );
          starts = scheduled.startsAt;
          return scheduled.state;
        }),
    },
    'send quotes': {
      sees: [...AGENTS, 'sales-rep'],
      does: ['sales-rep', 'admin'],
      list: (client, role) => client.call(listQuotes, { query: {} }, by(role)),
      prepare: () =>
        Promise.resolve(async (role) => {
          const body = {
            ...{
              firstName: 'Dana',
              email: `dana${randomUUID()}@example.com`,
              phone: '(215) 555-0149',
              zip: '19147',
            },
            ...{ message: 'As you asked.', vehicle: OUTBACK, lines: [{ tireId, quantity: 4 }] },
          };
          const { id, version } = await app.client.call(createQuote, { body }, by(role));
          return (await app.client.call(sendQuote, { params: { id }, body: { version } }, by(role))).state;
        }),
    },
    'handle returns': {
      sees: [...AGENTS, 'analyst'],
      does: AGENTS,
      list: (client, role) => client.call(listReturns, { query: {} }, by(role)),
      prepare: async () => {
        const { orderNumber } = await aDeliveredOrder(app, { tireId });
        const calls = returnCalls(app);
        const [asked] = (await calls.request(orderNumber, [4])).returns;
        const id = await calls.idOf(asked?.returnNumber ?? '');
        const { version } = await app.client.call(getAdminReturn, { params: { id } }, by('admin'));
        return async (role) =>
          (await app.client.call(approveReturn, { params: { id }, body: { version } }, by(role))).state;
      },
    },
    'handle cancellations': {
      sees: [...AGENTS, 'sales-rep', 'installer-partner-manager', 'analyst'],
      does: AGENTS,
      list: (client, role) => client.call(listOrders, { query: {} }, by(role)),
      prepare: async () => {
        const { orderId, cart } = await aPlacedOrder(app, { tireId });
        const body = {
          orderVersion: 1,
          reason: 'Wrong size',
          expectedRefundInCents: cart.pricing.totalInCents,
        };
        return async (role) =>
          (await app.client.call(cancelOrder, { params: { id: orderId }, body }, by(role))).state;
      },
    },
  };

  const AFTER: Readonly<Record<string, string>> = {
    'approve installer applications': 'approved',
    'moderate reviews': 'published',
    'run site themes and custom filter pills': 'scheduled',
    'send quotes': 'sent',
    'handle returns': 'approved',
    'handle cancellations': 'cancelled',
  };

  /** The state that the work led to, or why it was refused. */
  const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => (error as { code?: string }).code ?? error);

  it('is done by the roles whose own it is, seen by those who need it, and refused to all others [R6.05]', async () => {
    for (const [name, { sees, does, list, prepare }] of Object.entries(WORKS)) {
      for (const role of STAFF_ROLES) {
        const act = await prepare();
        const seen = await outcomeOf(list(app.client, role).then(() => 'seen'));
        expect([name, role, seen]).toEqual([name, role, sees.includes(role) ? 'seen' : 'access.refused']);
        const outcome = await outcomeOf(act(role));
        expect([name, role, outcome]).toEqual([
          name,
          role,
          does.includes(role) ? AFTER[name] : 'access.refused',
        ]);
      }
    }
    app.clock.set(starts);
    await eventually(async () =>
      expect(await app.client.call(getGlobals, { query: {} })).toMatchObject({
        siteTheme: 'blackFriday',
        customFilterPills: [{ id: 'winter-ready', label: 'Winter ready' }],
      }),
    );
  });
});
