import { aCoupon, aPromotion, type CouponSetup } from '../../../test/builders/index.js';
import { onBothBackends, startTestApp, type TestApp } from '../../../test/index.js';
import { newId } from '../../platform/ids/index.js';
import { PricingModule } from '../pricing.module.js';
import { CouponCodes } from './coupon-codes.js';

onBothBackends((env) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [PricingModule], env: { ...env, RUN_WORKERS: '0' } });
  });
  afterAll(() => app.close());

  let made = 0;
  const aCode = async (
    setup: Parameters<typeof aPromotion>[1] = {},
    coupon: CouponSetup = {},
  ): Promise<{ code: string; promotionId: string }> => {
    made += 1;
    const promotionId = await aPromotion(app.db, { needsCoupon: true, ...setup });
    return { code: await aCoupon(app.db, promotionId, { code: `CODE${made}`, ...coupon }), promotionId };
  };
  const resolve = async (text: string, current: string | null = null, guesser = newId()) => {
    const resolved = await app.get(CouponCodes).resolve({ text, current, guesser });
    return resolved.ok ? resolved.value : resolved.fault.code;
  };
  const yesterday = new Date(Date.now() - 86_400_000);

  it('is read however it is typed', async () => {
    const { code, promotionId } = await aCode();
    expect(await resolve(` ${code.toLowerCase()} `)).toEqual({ code, promotionId });
  });

  it('is unknown if it does not exist, or its promotion is not public yet', async () => {
    const { code: draft } = await aCode({ state: 'draft' });
    const { code: planned } = await aCode({ startsAt: new Date(Date.now() + 86_400_000) });
    for (const text of ['NOBODYMADEIT', '', "' OR 1=1", draft, planned])
      expect(await resolve(text)).toBe('coupon.unknown');
  });

  it('has ended with its promotion, or when it was withdrawn', async () => {
    const { code: over } = await aCode({ startsAt: new Date(0), endsAt: yesterday });
    const { code: paused } = await aCode({ state: 'paused' });
    const { code: withdrawn } = await aCode();
    await app.db.execute(
      'UPDATE pricing.coupon_batch b SET withdrawn_at = now() FROM pricing.coupon k WHERE k.batch_id = b.id AND k.code = $1',
      [withdrawn],
    );
    for (const text of [over, paused, withdrawn]) expect(await resolve(text)).toBe('coupon.ended');
  });

  it('is used up with itself, and with its promotion', async () => {
    const { code } = await aCode({}, { usesPerCode: 1 });
    await app.db.execute('UPDATE pricing.coupon SET uses = 1 WHERE code = $1', [code]);
    expect(await resolve(code)).toBe('coupon.usedUp');
    const full = await aCode({ limits: { uses: 5 } });
    await app.db.execute('UPDATE pricing.promotion_use SET uses = 5 WHERE promotion_id = $1', [
      full.promotionId,
    ]);
    expect(await resolve(full.code)).toBe('coupon.usedUp');
    expect(await app.get(CouponCodes).standing(full.code)).toBeNull();
  });

  it('cannot be combined with another, and asks to pick one [R5.23]', async () => {
    const [first, second] = [await aCode(), await aCode()];
    const refused = await app.get(CouponCodes).resolve({
      text: second.code,
      current: first.code,
      guesser: newId(),
    });
    expect(refused).toEqual({
      ok: false,
      fault: { code: 'coupon.notCombinable', data: { code: first.code, other: second.code } },
    });
    expect(await resolve(first.code, first.code)).toEqual(first);
  });

  it('is not looked up anymore after ten unknown codes', async () => {
    const { code, promotionId } = await aCode();
    const guesser = newId();
    for (let tried = 0; tried < 10; tried += 1)
      expect(await resolve(`GUESS${tried}`, null, guesser)).toBe('coupon.unknown');
    expect(await resolve(code, null, guesser)).toBe('request.rateLimited');
    expect(await resolve(code)).toEqual({ code, promotionId });
  });

  it('resists a caller who tries fifty at once', async () => {
    const guesser = newId();
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, tried) => resolve(`ATONCE${tried}`, null, guesser)),
    );
    expect(tries.filter((each) => each === 'coupon.unknown')).toHaveLength(10);
  });

  it('is not revealed to a caller who takes a new cart for each try, and good codes never count against a shopper', async () => {
    const { code, promotionId } = await aCode();
    const from = (text: string, address: string) =>
      app.get(CouponCodes).resolve({ text, current: null, guesser: newId(), address });
    const address = newId();
    for (let tried = 0; tried < 60; tried += 1)
      expect(await from(code, address)).toMatchObject({ value: { promotionId } });
    for (let tried = 0; tried < 50; tried += 1)
      expect(await from(`NEWCART${tried}`, address)).toMatchObject({ fault: { code: 'coupon.unknown' } });
    expect(await from(code, address)).toMatchObject({ fault: { code: 'request.rateLimited' } });
    expect(await from(code, newId())).toMatchObject({ ok: true });
  });
});
