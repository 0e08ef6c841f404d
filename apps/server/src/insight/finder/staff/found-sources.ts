import { type Found, MOST_FOUND } from '@simpletread/contract';
import type { FinderText, FoundKind, PermissionHolder } from '@simpletread/domain';

import { type Condition, type SqlRunner, whereAll } from '../../../platform/database/index.js';
import { foundAccounts } from './found-accounts.reader.js';
import { foundApplications } from './found-applications.reader.js';
import { foundCustomers } from './found-customers.reader.js';
import { foundCases } from './found-cases.reader.js';
import { foundCampaigns } from './found-campaigns.reader.js';
import { foundFleets, foundUnits } from './found-fleets.reader.js';
import { foundLines } from './found-lines.reader.js';
import { foundOrders } from './found-orders.reader.js';
import { foundSalesRequests } from './found-sales-requests.reader.js';
import { foundQuotes } from './found-quotes.reader.js';
import { foundCoverageClaims, foundPriceClaims, foundReturns } from './found-requests.reader.js';
import { foundReviews } from './found-reviews.reader.js';
import { foundShops } from './found-shops.reader.js';
import type { FoundSource } from './found-source.js';
import { foundTires } from './found-tires.reader.js';

interface Source {
  /** The statement that finds what `text` can mean; null if it means nothing for this kind. */
  readonly byText: (text: FinderText, viewer: PermissionHolder) => Condition | null;
  readonly byId: (ids: readonly string[]) => Condition;
  readonly read: (db: SqlRunner, statement: Condition, viewer: PermissionHolder) => Promise<Found[]>;
}

const statementOf = (
  { columns, from, orderBy, always = 'TRUE' }: Omit<FoundSource<never>, 'show'>,
  asked: Condition,
): Condition => {
  const { sql, params } = whereAll([asked]);
  const limit = `LIMIT $${params.length + 1}`;
  const parts = ['SELECT', columns, 'FROM', from, 'WHERE', always, 'AND', sql, 'ORDER BY', orderBy, limit];
  return { sql: parts.join(' '), params: [...params, MOST_FOUND] };
};

const anyOne = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' OR '),
  params: conditions.flatMap(({ params }) => params),
});

const sourceOf = <Row extends object>(source: FoundSource<Row>): Source => ({
  byText: (text, viewer) => {
    const conditions = source.anyOf(text, viewer);
    return conditions.length === 0 ? null : statementOf(source, anyOne(conditions));
  },
  byId: (ids) => statementOf(source, { sql: [source.key, '= ANY (?::uuid[])'].join(' '), params: [ids] }),
  read: async (db, { sql, params }, viewer) => {
    const rows = await db.query<Row>(sql, params);
    return rows.map((row) => ({ kind: source.kind, ...source.show(row, viewer) }));
  },
});

/** Every kind of record that staff find, and how. */
export const SOURCES: Readonly<Record<FoundKind, Source>> = {
  customer: sourceOf(foundCustomers),
  order: sourceOf(foundOrders),
  return: sourceOf(foundReturns),
  priceClaim: sourceOf(foundPriceClaims),
  coverageClaim: sourceOf(foundCoverageClaims),
  review: sourceOf(foundReviews),
  case: sourceOf(foundCases),
  account: sourceOf(foundAccounts),
  salesRequest: sourceOf(foundSalesRequests),
  quote: sourceOf(foundQuotes),
  fleet: sourceOf(foundFleets),
  fleetUnit: sourceOf(foundUnits),
  tire: sourceOf(foundTires),
  productLine: sourceOf(foundLines),
  shop: sourceOf(foundShops),
  installerApplication: sourceOf(foundApplications),
  campaign: sourceOf(foundCampaigns),
};
