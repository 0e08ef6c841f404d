import { randomUUID } from 'node:crypto';

import {
  addExemptionCertificate,
  closeFleet,
  type ExemptionCertificateRow,
  type FleetRow,
  getFleet,
  linkFleetAccount,
  listExemptionCertificates,
  listFleets,
  listMyWork,
  reopenFleet,
  withdrawExemptionCertificate,
} from '@simpletread/contract';
import { dayAfter, easternWall } from '@simpletread/domain';

import { aCustomer } from '../../sso/account-types/testing/people.js';
import { bySal, LAST, type PurchaseWalk, SAL, startPurchaseWalk } from './testing/purchase-walk.js';

const byAlex = () => ({ headers: { authorization: 'Bearer alex' }, idempotencyKey: randomUUID() });
const TODAY = easternWall(new Date()).slice(0, 10);

describe('the staff of fleets with tax exemption certificates', () => {
  let walk: PurchaseWalk;
  let app: PurchaseWalk['app'];
  beforeAll(async () => {
    walk = await startPurchaseWalk();
    ({ app } = walk);
  });
  afterAll(() => app.close());

  const add = (fleet: Pick<FleetRow, 'id'>, words: object = {}): Promise<ExemptionCertificateRow> =>
    app.client.call(
      addExemptionCertificate,
      { params: { id: fleet.id }, body: { state: 'PA', number: 'PA-4711', validUntil: LAST, ...words } },
      byAlex(),
    );
  const withdraw = ({ id, version }: ExemptionCertificateRow) =>
    app.client.call(withdrawExemptionCertificate, { params: { id }, body: { version } }, byAlex());
  const listed = (fleet: Pick<FleetRow, 'id'>) =>
    app.client.call(listExemptionCertificates, { params: { id: fleet.id } }, SAL);

  it('add accounts to them or reopen them only if they decide about exemptions', async () => {
    const [buyer, taxed] = [await aCustomer(app), await aCustomer(app)];
    const fleet = await walk.aFleet([]);
    const made = await add(fleet);
    const step = async (endpoint: object, body: object, by: typeof bySal) => {
      const { version } = await app.client.call(getFleet, { params: { id: fleet.id } }, SAL);
      const input = { params: { id: fleet.id }, body: { version, ...body } };
      return app.client.call(endpoint as typeof reopenFleet, input, by());
    };
    const refused = {
      code: 'fleet.exemptionNotYours',
      statusCode: 403,
      message:
        'This fleet has a valid tax exemption certificate. Ask an admin to add accounts or to reopen it.',
    };
    await expect(step(linkFleetAccount, { email: buyer.email }, bySal)).rejects.toMatchObject(refused);
    const { accounts } = await step(linkFleetAccount, { email: buyer.email }, byAlex);
    expect(accounts.map(({ email }) => email)).toEqual([buyer.email]);
    await step(closeFleet, { reason: 'duplicate' }, bySal);
    await expect(step(reopenFleet, {}, bySal)).rejects.toMatchObject(refused);
    await withdraw(made);
    expect(await step(reopenFleet, {}, bySal)).toMatchObject({ state: 'active' });
    expect((await step(linkFleetAccount, { email: taxed.email }, bySal)).accounts).toHaveLength(2);
  });

  it('see those that end within 30 days, or ended 30 days ago at most, until another one lasts longer', async () => {
    app.clock.set(new Date().toISOString());
    const fleet = await walk.aFleet([]);
    const ending = async () => {
      const query = { filter: JSON.stringify({ isCertificateEnding: true, owner: 'me' }) };
      return (await app.client.call(listFleets, { query }, SAL)).flatMap(({ id, certificateEndsOn }) =>
        id === fleet.id ? [certificateEndsOn] : [],
      );
    };
    const isMine = async () => (await app.client.call(listMyWork, {}, SAL)).some(({ id }) => id === fleet.id);
    await add(fleet, { number: 'PA-LATE', validUntil: dayAfter(TODAY, 40) });
    expect([await ending(), await isMine()]).toEqual([[], false]);
    await add(fleet, { state: 'NJ', number: 'NJ-SOON', validUntil: dayAfter(TODAY, 12) });
    expect([await ending(), await isMine()]).toEqual([[dayAfter(TODAY, 12)], true]);
    expect((await listed(fleet)).map(({ state, standing }) => [state, standing])).toEqual([
      ['NJ', 'ending'],
      ['PA', 'valid'],
    ]);
    // Once it has ended, it stays for as many days.
    await app.db.execute("UPDATE sales.fleet_certificate SET valid_until = $1 WHERE number = 'NJ-SOON'", [
      dayAfter(TODAY, -30),
    ]);
    expect([await ending(), await isMine()]).toEqual([[dayAfter(TODAY, -30)], true]);
    await app.db.execute("UPDATE sales.fleet_certificate SET valid_until = $1 WHERE number = 'NJ-SOON'", [
      dayAfter(TODAY, -31),
    ]);
    expect([await ending(), await isMine()]).toEqual([[], false]);
    await add(fleet, { state: 'NJ', number: 'NJ-12', validUntil: dayAfter(TODAY, 12) });
    expect([await ending(), await isMine()]).toEqual([[dayAfter(TODAY, 12)], true]);
    await add(fleet, { state: 'NJ', number: 'NJ-NEXT' });
    expect([await ending(), await isMine()]).toEqual([[], false]);
  });
});
