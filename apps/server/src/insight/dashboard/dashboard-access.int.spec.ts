import { getDashboard } from '@simpletread/contract';

import { aSignedInStaff } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';

describe('the dashboard', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each([
    ['support-agent', false, true],
    ['sales-rep', true, true],
    ['marketer', true, true],
    ['warehouse-associate', false, false],
    ['installer-partner-manager', false, false],
    ['content-editor', false, false],
  ] as const)('has for %s the figures of their work only', async (role, seesSales, seesCancellations) => {
    const { headers } = await aSignedInStaff(app, { role });
    const { sales, cancellations } = await app.client.call(getDashboard, {}, { headers });
    expect([sales !== null, cancellations !== null]).toEqual([seesSales, seesCancellations]);
  });

  it('hides customers from staff who may not read orders', async () => {
    const { headers } = await aSignedInStaff(app, { role: 'marketer' });
    const shown = await app.client.call(getDashboard, {}, { headers });
    expect(shown.nextToClose).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain('customerName');
  });
});
