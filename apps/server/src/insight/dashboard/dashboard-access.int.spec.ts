import { getDashboard } from '@simpletread/contract';

import { aSignedInStaff } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';

describe('the dashboard', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('hides customers from staff who may not read orders', async () => {
    const { headers } = await aSignedInStaff(app, { role: 'marketer' });
    const shown = await app.client.call(getDashboard, {}, { headers });
    expect(shown.nextToClose).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain('customerName');
  });
});
