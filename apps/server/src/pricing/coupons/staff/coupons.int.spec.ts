import {
  type Client,
  ContractError,
  type CouponBatchRow,
  createCouponBatch,
  exportCoupons,
  getCouponBatch,
  withdrawCouponBatch,
} from '@simpletread/contract';
import { COUPON_SIGNS } from '@simpletread/domain';

import { aPromotion } from '../../../../test/builders/index.js';
import {
  brokenInvariants,
  consoleList,
  eventually,
  startTestApp,
  type TestApp,
} from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import { MakeCoupons } from '../make-coupons.js';
import { CouponCodes } from '../coupon-codes.js';

const codeOf = (error: unknown): string =>
  error instanceof ContractError ? (error.code ?? '') : String(error);

describe('coupons that staff make', () => {
  let app: TestApp;
  let client: Client;
  let headers: Record<string, string>;
  let promotionId: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ client, headers } = await aStaffClient(app, { role: 'marketer' }));
    promotionId = await aPromotion(app.db, { name: 'With a letter', needsCoupon: true });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const make = (changes: object = {}) =>
    client.call(
      createCouponBatch,
      {
        body: {
          kind: 'made',
          promotionId,
          name: 'November letter',
          prefix: 'nov',
          size: 10,
          usesPerCode: 1,
          ...changes,
        },
      },
      { idempotencyKey: newId() },
    );
  const choose = (code: string, changes: object = {}) =>
    client.call(
      createCouponBatch,
      { body: { kind: 'chosen', promotionId, name: 'On the radio', usesPerCode: null, code, ...changes } },
      { idempotencyKey: newId() },
    );
  const ready = (id: string, withinMs = 10_000) =>
    eventually(async () => {
      const batch = await client.call(getCouponBatch, { params: { id } });
      expect(batch.state).toBe('ready');
      return batch;
    }, withinMs);
  const codesOf = async (id: string) =>
    (await client.call(exportCoupons, { params: { id } })).text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0] ?? '');

  it('are created by a job, each unique and impossible to guess, and exported', async () => {
    const { id, state, made } = await make({ size: 5_000 });
    expect(state === 'making' || made === 5_000).toBe(true);
    expect(await ready(id)).toMatchObject({
      size: 5_000,
      made: 5_000,
      prefix: 'NOV',
      promotionName: 'With a letter',
    });
    const codes = await codesOf(id);
    expect(new Set(codes).size).toBe(5_000);
    const form = new RegExp(`^NOV(-[${COUPON_SIGNS}]{4}){3}$`);
    expect(codes.filter((code) => !form.test(code))).toEqual([]);
  });

  it('are made up to 100,000 at once, and no more', async () => {
    const started = Date.now();
    const { id } = await make({ size: 100_000 });
    expect((await ready(id, 60_000)).made).toBe(100_000);
    expect(Date.now() - started).toBeLessThan(60_000);
    const refused: unknown = await make({ size: 100_001 }).catch((error: unknown) => error);
    expect(codeOf(refused)).toBe('pricing.limitInvalid');
  }, 90_000);

  it('are made to the end when their making is called twice', async () => {
    const { id } = await make({ size: 4_500 });
    await Promise.all([app.get(MakeCoupons).run(id), app.get(MakeCoupons).run(id)]);
    expect(await ready(id)).toMatchObject({ made: 4_500 });
    expect(await codesOf(id)).toHaveLength(4_500);
  });

  it('are there although the queue is away, and made by the sweep', async () => {
    const queue = jest.spyOn(app.get(JobQueue), 'add').mockRejectedValueOnce(new Error('queue away'));
    const { id, state } = await make({ size: 20 });
    expect(queue).toHaveBeenCalledTimes(1);
    queue.mockRestore();
    expect(state).toBe('making');
    await app.db.execute(
      "UPDATE pricing.coupon_batch SET created_at = now() - interval '2 minutes' WHERE id = $1",
      [id],
    );
    await app.get(MakeCoupons).finish();
    expect(await ready(id)).toMatchObject({ made: 20 });
  });

  it('can be one chosen code, which no other promotion has', async () => {
    expect(await choose('radio-20')).toMatchObject({ ownCode: 'RADIO-20', state: 'ready', size: 1 });
    expect(codeOf(await choose('RADIO-20').catch((error: unknown) => error))).toBe('coupon.codeTaken');
    expect(codeOf(await choose('no').catch((error: unknown) => error))).toBe('coupon.codeInvalid');
  });

  it('belong to promotions that require codes', async () => {
    const plain = await aPromotion(app.db);
    expect(codeOf(await make({ promotionId: plain }).catch((error: unknown) => error))).toBe(
      'coupon.notWanted',
    );
    expect(codeOf(await make({ promotionId: newId() }).catch((error: unknown) => error))).toBe(
      'record.missing',
    );
  });

  it('end at once when their batch is withdrawn, for good', async () => {
    const { id } = await choose('LEAKED');
    const resolve = () => app.get(CouponCodes).resolve({ text: 'leaked', current: null, guesser: newId() });
    expect(await resolve()).toMatchObject({ ok: true });
    const withdraw = () => client.call(withdrawCouponBatch, { params: { id } }, { idempotencyKey: newId() });
    expect(await withdraw()).toMatchObject({ state: 'withdrawn' });
    expect(await resolve()).toMatchObject({ fault: { code: 'coupon.ended' } });
    expect(codeOf(await withdraw().catch((error: unknown) => error))).toBe('record.stale');
  });

  it('are listed by batch', async () => {
    const list = consoleList<CouponBatchRow>(app, headers, 'coupon-batches');
    await choose('LISTED1', { name: 'To be listed' });
    expect((await list({ filter: { q: 'listed1' } })).rows).toMatchObject([
      { name: 'To be listed', uses: 0 },
    ]);
    for (const column of ['name', 'createdAt', 'id'])
      expect((await list({ sort: [column, 'DESC'], filter: { promotionId } })).status).toBe(200);
  });
});
