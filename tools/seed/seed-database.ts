import { join } from 'node:path';
import type pg from 'pg';
import { inTransaction } from '../database/index.js';
import { writeAccounts } from './sso/accounts/write-accounts.js';
import { writeAccountApplications } from './sso/applications/write-account-applications.js';
import { writeGarages } from './sso/accounts/write-garages.js';
import { writeArticles } from './content/articles/write-articles.js';
import { writeSubscribers } from './content/mailing-list/write-subscribers.js';
import { writeNewsletters } from './people/newsletters/write-newsletters.js';
import { writeCampaigns } from './content/campaigns/write-campaigns.js';
import { writeInstallerApplications } from './installers/applications/write-installer-applications.js';
import { writeRotations } from './installers/rotations/write-rotations.js';
import { buildShops } from './installers/shops/build-shops.js';
import { writeShops } from './installers/shops/write-shops.js';
import { writeOrders } from './orders/order/write-orders.js';
import { writePayments } from './orders/order/payment/write-payments.js';
import { writeReviewInvitations } from './orders/review-invitations/write-review-invitations.js';
import { writeShopReviews } from './reviews/shops/write-shop-reviews.js';
import { writeSubmissions } from './reviews/submissions/write-submissions.js';
import { writeCertificates } from './sales/fleets/write-certificates.js';
import { writeFleets } from './sales/fleets/write-fleets.js';
import { writePurchaseOrders } from './sales/fleets/write-purchase-orders.js';
import { writeQuotes } from './sales/quotes/write-quotes.js';
import { writeRequests } from './sales/requests/write-requests.js';
import { writeCases } from './support/cases/write-cases.js';
import { writeCoverageClaims } from './orders/coverage-claims/write-coverage-claims.js';
import { writeRemovals } from './orders/removals/write-removals.js';
import { writeSwitches } from './orders/switches/write-switches.js';
import { writePriceClaims } from './orders/price-claims/write-price-claims.js';
import { writeDelays } from './orders/delays/write-delays.js';
import { writeDeskWork } from './orders/desk/write-desk-work.js';
import { writeSavedReplies } from './orders/written-messages/write-saved-replies.js';
import { writeReturns } from './orders/returns/write-returns.js';
import { buildPickupPoints } from './delivery/pickup-points/build-pickup-points.js';
import { warehouseCounters } from './delivery/pickup-points/warehouse-counters.js';
import { writePickups } from './orders/warehouse-pickups/write-pickups.js';
import { writeCounters, writePickupPoints } from './delivery/pickup-points/write-pickup-points.js';
import { writeMissingSizes } from './catalogue/missing-sizes/write-missing-sizes.js';
import { writeAlerts } from './platform/alerts/write-alerts.js';
import { writeCustomers } from './people/customers/write-customers.js';
import { readPlaces } from './delivery/places/read-places.js';
import { writePricing } from './pricing/rules/write-pricing.js';
import { Progress, type Report } from './progress.js';
import { Prng } from './random/prng.js';
import { importReference } from './reference/import-reference.js';
import { openStock, seedCatalogue } from './seed-catalogue.js';
import { drawOrders, ORDER_DAYS } from './seed-orders.js';
import { readDemoSignIns } from './sso/staff/demo-staff.js';
import { writeStaff } from './sso/staff/write-staff.js';
import { writeStock, writeWarehouses } from './catalogue/stock/write-stock.js';

const SHOPS = 20_000;
const PICKUP_POINTS = 2_500;
const DAY_MS = 24 * 60 * 60 * 1000;
const SUPPORT_ROLES: ReadonlySet<string> = new Set(['support-agent', 'senior-agent']);

export interface SeedSources {
  /** Contains `data/reference` and `tools/demo-sign-ins.json`. */
  readonly root: string;
  /** The server's, which signs links. */
  readonly secret: string;
  /** All times in the seed are relative to this. */
  readonly now: Date;
  readonly report: Report;
}

const count = (n: number): string => n.toLocaleString('en-US');

const writeEverything = async (
  client: pg.ClientBase,
  { root, secret, now, report }: SeedSources,
): Promise<void> => {
  const random = new Prng('simpletread');
  const progress = new Progress(report);
  const imported = await importReference(client, join(root, 'data', 'reference'));
  progress.done(`reference data: ${count(imported.reduce((sum, { inserted }) => sum + inserted, 0))} rows`);

  const signIns = await readDemoSignIns(join(root, 'tools', 'demo-sign-ins.json'));
  await writeStaff(client, signIns, now, random.fork('staff'));
  await writeAlerts(client, now, random.fork('alerts'));
  await writeMissingSizes(client, now, random.fork('missing sizes'));
  await writeWarehouses(client);
  await writeArticles(client, root, random.fork('articles'));
  progress.done(`staff and warehouses: ${signIns.accounts.length} sign-ins`);

  const catalogue = await seedCatalogue(client, now, random.fork('catalogue'));
  const began = new Date(now.getTime() - (ORDER_DAYS + 1) * DAY_MS);
  const stock = openStock(catalogue, began, random.fork('stock'));
  progress.done(
    `catalogue: ${count(catalogue.tires.length)} tires and ${count(catalogue.reviews.length)} reviews`,
  );

  const { planned, onSale } = await writePricing(client, began, random.fork('pricing'));
  await writeCampaigns(client, { now, rules: planned }, random.fork('campaigns'));
  progress.done('price lists, promotions and campaigns');

  const places = await readPlaces(client);
  const shops = buildShops(places, SHOPS, random.fork('shops'));
  await writeShops(client, shops);
  progress.done(`installers: ${count(shops.length)} shops`);

  const pickupPoints = buildPickupPoints(places, PICKUP_POINTS, random.fork('pickup points'));
  await writePickupPoints(client, pickupPoints);
  const counters = warehouseCounters(random.fork('warehouse counters'));
  await writeCounters(client, counters);
  progress.done(`FedEx locations: ${count(pickupPoints.length)}`);

  const agents = signIns.accounts.filter(({ role }) => SUPPORT_ROLES.has(role)).map(({ name }) => name);
  const history = await drawOrders(
    client,
    {
      now,
      catalogue,
      stock,
      shops,
      pickupPoints,
      counters,
      places,
      agents,
      demoCustomers: signIns.customers,
      rules: onSale,
    },
    random.fork('history'),
  );
  await writeStock(client, stock);
  progress.done(`stock: ${count(stock.moves.length)} movements`);

  await writeOrders(client, history, random.fork('rows'));
  await writePayments(client, history.orders);
  await writeReturns(client, history.orders, secret, random.fork('returns'));
  await writePickups(client, history.orders, secret, random.fork('warehouse-pickups'));
  await writeRemovals(client, history.orders, random.fork('removals'));
  await writeSwitches(client, history.orders, random.fork('switches'));
  await writePriceClaims(client, history.orders, now, random.fork('price-claims'));
  await writeCoverageClaims(client, history.orders, now, random.fork('coverage-claims'));
  await writeSubmissions(client, history.orders, now, random.fork('submissions'));
  await writeShopReviews(client, now, random.fork('shop-reviews'));
  await writeReviewInvitations(client, history.orders, { now, secret });
  await writeCases(client, history.orders, { now, secret }, random.fork('cases'));
  await writeRequests(client, history.orders, now, random.fork('requests'));
  await writeQuotes(client, { now, secret, shops, rules: onSale }, random.fork('quotes'));
  await writeSavedReplies(client, now, random.fork('saved-replies'));
  await writeDeskWork(client, now, random.fork('desk'));
  await writeDelays(client, { now, secret }, random.fork('delays'));
  await writeAccounts(client, signIns, now, random.fork('accounts'));
  await writeFleets(client, now, random.fork('fleets'));
  await writePurchaseOrders(client, now, random.fork('purchase-orders'));
  await writeCertificates(client, now, random.fork('certificates'));
  await writeInstallerApplications(client, { now, shops }, random.fork('installer-applications'));
  await writeAccountApplications(client, now, random.fork('account-applications'));
  await writeGarages(client, now, random.fork('garages'));
  await writeRotations(client, now, random.fork('rotations'));
  await writeSubscribers(client, { now, secret }, random.fork('subscribers'));
  await writeNewsletters(client, now, random.fork('newsletters'));
  await writeCustomers(client, signIns.customers[0]?.email ?? '', now, random.fork('customers'));
  progress.done(`orders: ${count(history.orders.length)} from ${count(history.customers.length)} customers`);
};

/** Fills an empty, migrated database in one transaction, then updates the planner's statistics. */
export const seedDatabase = async (client: pg.ClientBase, sources: SeedSources): Promise<void> => {
  const progress = new Progress(sources.report);
  await inTransaction(client, () => writeEverything(client, sources));
  await client.query('ANALYZE');
  progress.finish('Seeded');
};
