import { randomUUID } from 'node:crypto';

import {
  changeQuoteTerms,
  getQuote,
  getQuoteTerms,
  judgeQuotableTires,
  priceQuote,
  showQuote,
} from '@simpletread/contract';

import { aPriceList } from '../../../../test/builders/index.js';
import { eventually } from '../../../../test/index.js';
import { newId } from '../../../platform/ids/index.js';

import { as, by, type Colleague, OUTBACK, type QuoteWalk, startQuoteWalk } from '../testing/quote-walk.js';

/** An account whose prices are those of a fleet: 10% off. */
const aFleetAccount = async ({ app: { db } }: QuoteWalk, email: string): Promise<void> => {
  const [accountId, applicationId] = [newId(), newId()];
  await db.execute(
    "INSERT INTO identity.account (id, email, first_name, last_name) VALUES ($1, $2, 'Keystone', 'Couriers')",
    [accountId, email],
  );
  await db.execute(
    `INSERT INTO account_types.application (id, account_id, source, type, state) VALUES ($1, $2, 'staff', 'Fleet', 'submitted')`,
    [applicationId, accountId],
  );
  await db.execute(
    `INSERT INTO account_types.account_grant (id, account_id, type, company_name, price_group, tax_certificate, tax_exempt_until, source, application_id)
     VALUES ($1, $2, 'Fleet', 'Keystone Couriers', 'fleet', 'TX-1', now() + interval '1 year', 'staff', $3)`,
    [newId(), accountId, applicationId],
  );
  await aPriceList(db);
};

describe('the figures of a quote at the desk', () => {
  let walk: QuoteWalk;
  beforeAll(async () => {
    walk = await startQuoteWalk();
    await walk.app.db.execute('UPDATE catalogue.tire SET purchase_cost_in_cents = 11000 WHERE id = $1', [
      walk.tires.usual.tireId,
    ]);
  });
  afterAll(() => walk.app.close());

  const price = async (who: Colleague, tireId = walk.tires.usual.tireId) => {
    const { offer } = await walk.app.client.call(
      priceQuote,
      { body: { zip: '19147', vehicle: OUTBACK, lines: [{ tireId, quantity: 4 }] } },
      as(who),
    );
    return offer;
  };
  const terms = () => walk.app.client.call(getQuoteTerms, {}, as('rita'));

  it('are each tire’s margin and floor, by the terms that an admin sets', async () => {
    const [margin] = (await price('rita')).margins ?? [];
    expect(margin).toMatchObject({
      unitPriceInCents: 14_200,
      marginPpm: 225_352,
      floorInCents: 11_957,
      isBelowFloor: false,
    });
    const stricter = { ...(await terms()), floorPpm: 250_000 };
    const changing = (who: Colleague) => walk.app.client.call(changeQuoteTerms, { body: stricter }, by(who));
    await expect(changing('rita')).rejects.toMatchObject({ statusCode: 403 });
    await changing('alex');
    await expect(changing('alex')).rejects.toMatchObject({ code: 'record.stale' });
    expect((await price('rita')).margins?.[0]).toMatchObject({ floorInCents: 14_667, isBelowFloor: true });
    const draft = await walk.draft();
    expect(draft.offer.margins).toHaveLength(1);
  });

  it('are unknown for a tire without a cost', async () => {
    await walk.app.db.execute('UPDATE catalogue.tire SET purchase_cost_in_cents = NULL WHERE id = $1', [
      walk.tires.wrong.tireId,
    ]);
    const { margins } = await price('rita', walk.tires.wrong.tireId);
    expect(margins?.[0]).toMatchObject({ marginPpm: null, floorInCents: null, isBelowFloor: false });
  });

  it('are hidden from staff who may not see margins, and from the customer', async () => {
    const sent = await walk.sent();
    const seen = await walk.app.client.call(getQuote, { params: { id: sent.id } }, as('sam'));
    expect(seen.offer.margins).toBeNull();
    const view = await walk.app.client.call(showQuote, { body: { token: walk.tokenOf(sent) } });
    expect(JSON.stringify(view)).not.toMatch(/margin|floorInCents/i);
  });

  it('are at the price of the customer’s account, beside retail', async () => {
    const email = `fleet.${randomUUID()}@example.com`;
    await aFleetAccount(walk, email);
    await eventually(async () => {
      const { tires } = await walk.app.client.call(
        judgeQuotableTires,
        {
          body: {
            tireIds: [walk.tires.usual.tireId, walk.tires.wrong.tireId],
            ...{ vehicle: OUTBACK, zip: '19147', email },
          },
        },
        as('rita'),
      );
      expect(tires.map(({ fit }) => fit?.kind)).toEqual(['fits', 'refused']);
      expect(tires[0]).toMatchObject({
        ...{ retailPriceInCents: 14_200, priceInCents: 12_780, priceLabel: 'Fleet price' },
      });
    });
    const sent = await walk.sent({ email });
    expect(sent.sentOffer?.lines[0]?.salePriceInCents).toBe(12_780);
  });
});
