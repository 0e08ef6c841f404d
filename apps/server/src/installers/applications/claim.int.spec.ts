import {
  answerInstallerQuestion,
  applyAsInstaller,
  listInstallerApplications,
  listMyInstallerApplications,
  withdrawInstallerApplication,
} from '@simpletread/contract';

import { ok } from '@simpletread/domain';

import { eventually } from '../../../test/index.js';
import { CUSTOMER_SIGNED_IN } from '../../sso/accounts/account.events.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { faultOf } from '../../sso/sessions/testing/sign-in-walk.js';
import { aForm, type InstallerWalk, key, startInstallerWalk } from './testing/installer-walk.js';

describe('an application that a guest sent', () => {
  let walk: InstallerWalk;
  beforeAll(async () => {
    walk = await startInstallerWalk();
  });
  afterAll(() => walk.close());

  const signIn = (accountId: string) =>
    walk.get(UnitOfWork).run(async (tx) => {
      await walk
        .get(Outbox)
        .record(tx, { type: CUSTOMER_SIGNED_IN, aggregateId: accountId, payload: { accountId } });
      return ok(null);
    });
  const stateOf = async (id: string) =>
    walk.db.one<{ state: string; account_id: string | null }>(
      'SELECT state, account_id FROM installer_applications.application WHERE id = $1',
      [id],
    );

  it('has no owner until its address is verified, and then belongs to that account', async () => {
    const email = 'owner@shop.example';
    const answer = await walk.client.call(applyAsInstaller, { body: aForm({ email }) }, key());
    expect(answer).toEqual({ id: null, email });
    const [mail] = await walk.mailsTo(email);
    expect(mail?.template).toBe('installer-prove-address');
    expect(mail?.text).toContain('/account/installer-application');
    const rows = await walk.robin.client.call(listInstallerApplications, { query: {} });
    expect(rows).toEqual([]);
    const stranger = await walk.customer();
    await signIn(stranger.accountId);
    const owner = await walk.customer(email);
    await signIn(owner.accountId);
    await eventually(async () => {
      const [row] = await walk.robin.client.call(listInstallerApplications, { query: {} });
      expect(row).toMatchObject({ company: 'Acme Tires', status: 'submitted' });
    });
    expect(await stranger.client.call(listMyInstallerApplications, {})).toEqual([]);
    expect(await owner.client.call(listMyInstallerApplications, {})).toHaveLength(1);
    expect((await walk.mailsTo(email)).map(({ template }) => template)).toEqual([
      'installer-prove-address',
      'installer-received',
    ]);
  });

  it('is visible to the verified address even before the claim is stored, and claimed by the first step', async () => {
    const owner = await walk.customer('early@shop.example');
    const id = await walk.send(null, { email: owner.email });
    expect(await stateOf(id)).toEqual({ state: 'awaitingEmail', account_id: null });
    expect(await owner.client.call(listMyInstallerApplications, {})).toMatchObject([
      { id, state: 'submitted' },
    ]);
    await owner.client.call(withdrawInstallerApplication, { params: { id } }, key());
    expect(await stateOf(id)).toEqual({ state: 'withdrawn', account_id: owner.accountId });
  });

  it('is not given to an account that has the address but has not verified it', async () => {
    const owner = await walk.customer('unproved@shop.example');
    await walk.db.execute('UPDATE identity.account SET email_proved_at = NULL WHERE id = $1', [
      owner.accountId,
    ]);
    const id = await walk.send(owner, { email: owner.email });
    await signIn(owner.accountId);
    expect(await owner.client.call(listMyInstallerApplications, {})).toEqual([]);
    const answer = owner.client.call(
      answerInstallerQuestion,
      { params: { id }, body: { text: 'Hello' } },
      key(),
    );
    expect(await faultOf(answer)).toBe('record.missing');
    expect(await stateOf(id)).toEqual({ state: 'awaitingEmail', account_id: null });
  });

  it('counts once where it was sent twice, the newer one', async () => {
    const owner = await walk.customer('twice@shop.example');
    await walk.send(null, { email: owner.email, company: 'Older' });
    const newer = await walk.send(null, { email: owner.email, company: 'Newer' });
    await owner.client.call(withdrawInstallerApplication, { params: { id: newer } }, key());
    const own = await owner.client.call(listMyInstallerApplications, {});
    expect(own.map(({ details }) => details.company)).toEqual(['Newer']);
  });
});
