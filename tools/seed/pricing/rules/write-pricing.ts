import { type CampaignContent, cents, type Promotion } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import { type SeedRules, seedRules } from '../../orders/order/basket/price-basket.js';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { BLACK_FRIDAY_PRICES, BLACK_FRIDAY_PROMOTIONS } from './black-friday-rules.js';
import { SEEDED_PRICE_LISTS } from './seeded-price-lists.js';
import type { SeededPromotion } from './seeded-promotion.js';
import { seededPromotions } from './seeded-promotions.js';
import { writeReferralProgram } from './write-referral-program.js';

export type CampaignRules = Pick<CampaignContent, 'promotionIds' | 'priceListIds'>;

export interface SeededPricing {
  /** Drafts for the coming Black Friday. */
  readonly planned: CampaignRules;
  /** The rules for pricing past orders. */
  readonly onSale: SeedRules;
}

const LINES = 'SELECT id, brand_slug, slug FROM catalogue.product_line';

const lineRow = z.object({
  id: z.string(),
  brand_slug: z.string(),
  slug: z.string(),
});

const readLineIds = async (client: pg.ClientBase): Promise<(brandSlug: string, slug: string) => string> => {
  const rows = await queryRows(client, lineRow, LINES);
  const ids = new Map(rows.map(({ id, brand_slug, slug }) => [`${brand_slug}/${slug}`, id]));
  return (brandSlug, slug) => {
    const id = ids.get(`${brandSlug}/${slug}`);
    if (id === undefined) throw new Error(`there is no line ${brandSlug}/${slug} for a promotion`);
    return id;
  };
};

const writePriceLists = async (client: pg.ClientBase, random: Prng): Promise<string[]> => {
  const lists = [...SEEDED_PRICE_LISTS, BLACK_FRIDAY_PRICES].map((list) => ({
    ...list,
    id: seededId(random.fork(list.audience), CATALOGUE_EPOCH),
  }));
  await writeColumns(
    client,
    'pricing.price_list',
    lists.map(({ id, name, audience, state }) => ({ id, name, audience, state })),
  );
  const entries = lists.flatMap(({ id, audience, entries: prices }) => {
    const draws = random.fork(`${audience}/entries`);
    return prices.map(({ scope, key, minTires, rule }) => ({
      id: seededId(draws, CATALOGUE_EPOCH),
      price_list_id: id,
      scope,
      key,
      min_tires: minTires,
      kind: rule.kind,
      amount_in_cents: rule.kind === 'percentOff' ? null : rule.amountInCents,
      rate_ppm: rule.kind === 'percentOff' ? rule.ratePpm : null,
    }));
  });
  await writeColumns(client, 'pricing.price_list_entry', entries);
  return lists.flatMap(({ id, state }) => (state === 'draft' ? [id] : []));
};

type Written = SeededPromotion & { readonly id: string };

const toPromotion = ({ id, name, definition }: Written): Promotion => ({
  ...definition,
  promotionId: id,
  name,
  startsAt: null,
  endsAt: null,
  use: { uses: 0, spentInCents: cents(0) },
});

const onSaleOf = (promotions: readonly Written[]): SeedRules => {
  const active = promotions.filter(({ state }) => state === 'active');
  const [coupon = null] = active.flatMap(({ id, code }) =>
    code === null ? [] : [{ code, promotionId: id }],
  );
  return seedRules(active.map(toPromotion), coupon);
};

const writePromotions = async (
  client: pg.ClientBase,
  began: Date,
  random: Prng,
): Promise<readonly Written[]> => {
  const always = seededPromotions(await readLineIds(client));
  const promotions = [...always, ...BLACK_FRIDAY_PROMOTIONS].map((promotion) => ({
    ...promotion,
    id: seededId(random.fork(promotion.key), CATALOGUE_EPOCH),
  }));
  await writeColumns(
    client,
    'pricing.promotion',
    promotions.map(({ id, name, definition, state }) => ({
      id,
      name,
      definition: JSON.stringify(definition),
      state,
      created_at: began,
    })),
  );
  await writeColumns(
    client,
    'pricing.promotion_use',
    promotions.map(({ id }) => ({ promotion_id: id })),
  );
  const coupons = promotions.flatMap(({ id, key, name, code }) =>
    code === null
      ? []
      : [{ batchId: seededId(random.fork(`${key}/coupons`), CATALOGUE_EPOCH), promotionId: id, name, code }],
  );
  await writeColumns(
    client,
    'pricing.coupon_batch',
    coupons.map(({ batchId, promotionId, name, code }) => ({
      id: batchId,
      promotion_id: promotionId,
      name,
      own_code: code,
      size: 1,
      made: 1,
      created_at: began,
    })),
  );
  await writeColumns(
    client,
    'pricing.coupon',
    coupons.map(({ batchId, code }) => ({ code, batch_id: batchId })),
  );
  return promotions;
};

/**
 * Writes the shop's permanent price lists, promotions and referral program, and the Black Friday drafts. Promotions date from `began`,
 * before the first order; nothing else depends on when the seed runs.
 */
export const writePricing = async (
  client: pg.ClientBase,
  began: Date,
  random: Prng,
): Promise<SeededPricing> => {
  const priceListIds = await writePriceLists(client, random.fork('price-lists'));
  const promotions = await writePromotions(client, began, random.fork('promotions'));
  await writeReferralProgram(client, random.fork('referrals'));
  const promotionIds = promotions.flatMap(({ id, state }) => (state === 'draft' ? [id] : []));
  return { planned: { promotionIds, priceListIds }, onSale: onSaleOf(promotions) };
};
