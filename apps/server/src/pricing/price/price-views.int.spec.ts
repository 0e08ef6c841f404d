import { INSTALLATION_DEAL, VERIFIED_GROUPS } from '@simpletread/domain';

import { startTestApp, type TestApp } from '../../../test/index.js';
import { UNKNOWN_SHOPPER, PriceViews } from './price-views.js';
import { PriceBook } from '../rules/price-book.js';

describe('the rules that every price is made by', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
  });
  afterAll(() => app.close());

  it('hold the installation deal and the discounts of verified groups, each of them once', async () => {
    const { promotions } = await app.get(PriceBook).rules();
    const ids = promotions.map(({ promotionId }) => promotionId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        INSTALLATION_DEAL.promotionId,
        ...VERIFIED_GROUPS.map((group) => `verified-${group}`),
      ]),
    );
  });

  it('are the same value for everyone as long as nothing has changed', async () => {
    const views = app.get(PriceViews);
    const [one, other] = [
      await views.of(UNKNOWN_SHOPPER),
      await views.of({ accountId: null, email: 'dana@example.com' }),
    ];
    expect(one.rules).toBe(other.rules);
  });
});
