import { cents } from '../../money/index.js';
import { priceCart, type PriceRequest, type PriceRules } from '../../pricing/index.js';
import { assumedVolume } from './assumed-volume.js';
import { rulesWithDraft } from './replay-rules.js';
import { NOTHING_REPLAYED, nothingReplayed } from './replay-state.js';
import type { ReplayedSale } from './replayed-sale.js';
import { unchangedRules } from '../../pricing/index.js';
import { type ReplayTerms, startReplay } from './start-replay.js';
import {
  aLine,
  aPromotion,
  aPriceList,
  aRequest,
  AT,
  aContext,
  aShopper,
  rulesOf,
} from '../../pricing/price/testing/price-builders.js';

const NO_RULES = rulesOf([]);

// $400.00 of tires that cost us $320.00, installed for $80.00, nothing else.
const request = (change: Partial<PriceRequest> = {}): PriceRequest =>
  aRequest({
    lines: [aLine({ unitPriceInCents: cents(10_000), maxLoadLb: 1_000 })],
    installation: { pricePerTireInCents: cents(2_000) },
    destination: null,
    ...change,
  });

const sale = (saleId: string, change: Partial<ReplayedSale> = {}): ReplayedSale => {
  const asked = change.request ?? request();
  return {
    saleId,
    label: saleId,
    kind: 'order',
    request: asked,
    customer: saleId,
    charged: priceCart(asked, NO_RULES),
    costs: new Map(asked.lines.map(({ lineId }) => [lineId, cents(8_000)])),
    ...change,
  };
};

const replay = (draft: PriceRules, sales: readonly ReplayedSale[], change: Partial<ReplayTerms> = {}) => {
  const inForce = unchangedRules(NO_RULES);
  const terms = { inForce, draft, draftAt: AT, floorPpm: 120_000, ...change };
  const run = startReplay(terms, NOTHING_REPLAYED);
  sales.forEach((each) => run.add(each));
  return run.state();
};

describe('replaying orders against a draft', () => {
  it('gives the totals counted by hand', () => {
    const two = request({
      lines: [aLine({ quantity: 2, unitPriceInCents: cents(10_000), maxLoadLb: 1_000 })],
    });
    const fourOnly = aPromotion({ conditions: { minTires: 4 } });
    const state = replay(rulesOf([fourOnly]), [sale('a'), sale('b', { request: two })]);
    // a: 400 + 80 = 480, $40 off; b: 200 + 40 = 240, too few tires.
    expect(state).toMatchObject({ orders: 2, units: 6, ordersTouched: 1, unitsTouched: 4, ordersUnlike: 0 });
    expect(state.before).toEqual({
      revenueInCents: 72_000,
      discountInCents: 0,
      totalInCents: 72_000,
      marginBaseInCents: 60_000,
      marginInCents: 12_000,
      ordersBelowFloor: 0,
    });
    // a keeps 360 - 320 = 40, which is 11.1% of 360 and below 12%; b keeps 40 of 200.
    expect(state.after).toEqual({
      revenueInCents: 68_000,
      discountInCents: 4_000,
      totalInCents: 68_000,
      marginBaseInCents: 56_000,
      marginInCents: 8_000,
      ordersBelowFloor: 1,
    });
    expect(state.charged).toEqual(state.before);
    expect(state.promotions).toEqual({
      'forty-off': {
        before: { orders: 0, units: 0, discountInCents: 0, revenueInCents: 0 },
        after: { orders: 1, units: 4, discountInCents: 4_000, revenueInCents: 44_000 },
        missed: { tooFewTires: 1 },
      },
    });
    expect(state.worst).toMatchObject([
      { saleId: 'a', isBelowFloor: true, before: { marginInCents: 8_000 }, after: { marginInCents: 4_000 } },
    ]);
  });

  it('counts installation promotions as margin, and leaves out orders without a known cost', () => {
    const free = aPromotion({ benefit: { type: 'Free', target: 'installation' } });
    const state = replay(rulesOf([free]), [sale('a'), sale('b', { costs: new Map() })]);
    expect(state).toMatchObject({ orders: 2, ordersWithoutCost: 1 });
    // 400 - 320 - 80 for the first order.
    expect(state.after).toMatchObject({ marginBaseInCents: 40_000, marginInCents: 0, ordersBelowFloor: 1 });
  });

  it('spends budgets and uses in the order of time, for orders and not for carts', () => {
    const limits = { uses: 3, usesPerCustomer: 1, budgetInCents: cents(10_000) };
    const state = replay(rulesOf([aPromotion({ limits })]), [
      sale('cart', { kind: 'cart', charged: null }),
      sale('first', { customer: 'ann' }),
      sale('again', { customer: 'ann' }),
      sale('second', { customer: 'bob' }),
      // $20.00 of $100.00 are left.
      sale('third', { customer: 'cat' }),
    ]);
    expect(state.carts).toEqual({ count: 1, touched: 1, beforeInCents: 48_000, afterInCents: 44_000 });
    expect(state.promotions['forty-off']).toMatchObject({
      after: { orders: 2, discountInCents: 8_000 },
      missed: { usedUpByCustomer: 1, budgetSpent: 1 },
    });
  });

  it('continues from uses before the first sale, except for a draft, which has none', () => {
    const limits = { uses: 3, usesPerCustomer: 2, budgetInCents: null };
    const rules = rulesOf([aPromotion({ limits })]);
    const used = new Map([['forty-off', { uses: 2, spentInCents: cents(8_000) }]]);
    const shopper = aShopper({ uses: new Map([['forty-off', 1]]) });
    const sales = ['first', 'second', 'third'].map((id) =>
      sale(id, { customer: 'ann', request: request({ context: aContext({ shopper }) }) }),
    );
    const run = (draft: PriceRules) => {
      const terms = { inForce: unchangedRules(rules), draft, draftAt: AT, floorPpm: 0 };
      const each = startReplay(terms, nothingReplayed(used, draft));
      sales.forEach((one) => each.add(one));
      return each.state().promotions['forty-off'];
    };
    expect(run(NO_RULES)).toMatchObject({ before: { orders: 1 }, after: { orders: 1 } });
    expect(run(rules)).toMatchObject({
      before: { orders: 1 },
      after: { orders: 2 },
      missed: { usedUpByCustomer: 1 },
    });
  });

  it('prices each sale by the rules of its moment, with the draft always active', () => {
    const second = new Date(AT.getTime() + 1_000);
    const sixty = {
      type: 'Flat Amount',
      target: 'tires',
      amountInCents: cents(6_000),
      unit: 'cart',
    } as const;
    const promotions = [
      { rule: aPromotion(), since: null, until: second },
      { rule: aPromotion({ benefit: sixty }), since: second, until: null },
    ];
    const draft = rulesOf([aPromotion({ promotionId: 'draft', name: 'Draft', priority: 200 })]);
    const at = (moment: Date) => request({ context: aContext({ at: moment }) });
    const state = replay(draft, [sale('a', { request: at(AT) }), sale('b', { request: at(second) })], {
      inForce: { promotions, priceLists: [], entries: {} },
    });
    expect(state.before.discountInCents).toBe(10_000);
    expect(state.after.discountInCents).toBe(18_000);
  });

  it('names promotions that meet and those that exclude each other', () => {
    const running = aPromotion({
      promotionId: 'running',
      name: 'Running',
      exclusivityGroup: 'deal',
      priority: 1,
    });
    const out = aPromotion({ promotionId: 'out', name: 'Kept out', exclusivityGroup: 'deal', priority: 2 });
    const beside = aPromotion({ promotionId: 'beside', name: 'Beside', priority: 3 });
    const inForce = unchangedRules(rulesOf([running]));
    const state = replay(rulesOf([out, beside]), [sale('a')], { inForce });
    expect(Object.values(state.meetings)).toEqual([
      { kind: 'together', promotionId: 'beside', otherId: 'running', orders: 1 },
      { kind: 'keptOut', promotionId: 'out', otherId: 'running', orders: 1 },
    ]);
    // Charged without any rules, replayed with one.
    expect(state).toMatchObject({ ordersUnlike: 1, unlikeInCents: -4_000 });
  });

  it('keeps a draft always active, in place of the rule with its id', () => {
    const early = new Date(AT.getTime() - 1);
    const running = aPromotion({ endsAt: early, use: { uses: 9, spentInCents: cents(9) } });
    const draft = aPromotion({ name: '$40 off again', startsAt: new Date(AT.getTime() + 1) });
    const { promotions } = rulesWithDraft(rulesOf([running]), rulesOf([draft]), AT);
    expect(promotions).toMatchObject([
      { name: '$40 off again', startsAt: null, endsAt: null, use: { uses: 0 } },
    ]);
    const state = replay(rulesOf(promotions), [sale('a', { request: request({ context: aContext() }) })]);
    expect(state.after.discountInCents).toBe(4_000);
  });

  it('uses a draft list’s prices as planned for its start', () => {
    const entry = { scope: 'all', key: '', minTires: 1 } as const;
    const off = (amountInCents: number) =>
      ({ kind: 'amountOff', amountInCents: cents(amountInCents) }) as const;
    const later = { ...entry, rule: off(9), startsAt: new Date(AT.getTime() + 1), endsAt: null };
    const planned = { ...entry, rule: off(200), startsAt: AT, endsAt: null };
    const list = aPriceList({ startsAt: AT, entries: [{ ...entry, rule: off(100) }, planned, later] });
    const { priceLists } = rulesWithDraft(NO_RULES, rulesOf([], [list]), AT);
    expect(priceLists).toEqual([{ ...list, startsAt: null, entries: [{ ...entry, rule: off(200) }] }]);
  });

  it('takes another volume as a plain multiple', () => {
    const { orders, units, after } = replay(rulesOf([aPromotion()]), [sale('a'), sale('b')]);
    expect(assumedVolume({ orders, units, sums: after }, 25)).toMatchObject({
      orders: 3,
      units: 10,
      sums: { revenueInCents: 110_000, marginInCents: 10_000, ordersBelowFloor: 3 },
    });
  });
});
