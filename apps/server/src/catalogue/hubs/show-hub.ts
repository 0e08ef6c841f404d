import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { getHub, HandlerInput, HubReply, HubShare } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type PriceCustomer, PriceViews } from '../../pricing/index.js';
import { brandLineOf, type FromPriceOf, FromPrices } from '../brands/index.js';
import { FindFittingLines, judgedLines } from '../tire-search/index.js';
import { type Brand, pageOf } from '../tires/index.js';
import { FindVehicle } from '../vehicles/index.js';
import { type LineRatings, RatingBook } from './rating-book.js';
import type { Hub, Share } from './hub.js';
import { HubBook } from './hub-book.js';
import { hubFactsOf, lowestPriceOf } from './hub-facts.js';
import { hubNamesOf } from './hub-names.js';
import { sortedLines } from './hub-order.js';

const shareReply =
  (fromPriceOf: FromPriceOf, reviews: LineRatings) =>
  ({ slug, name, lines }: Share): HubShare => ({
    slug,
    name,
    lineCount: lines.length,
    tireCount: lines.reduce((sum, { tireCount }) => sum + tireCount, 0),
    fromPriceInCents: lowestPriceOf(lines, fromPriceOf),
    ...reviews.rating(lines),
  });

/** The facts shown on every page of a hub. */
type HubOverview = Pick<
  HubReply,
  'names' | 'brandText' | 'facts' | 'brands' | 'categories' | 'types' | 'sizes'
>;

const isOfBrandAlone = (hub: Hub): hub is Hub & { readonly brand: Brand } =>
  hub.brand !== null && hub.category === null && hub.type === null;

const hubOverview = (hub: Hub, fromPriceOf: FromPriceOf, reviews: LineRatings): HubOverview => {
  const shareOf = shareReply(fromPriceOf, reviews);
  return {
    names: hubNamesOf(hub),
    brandText: isOfBrandAlone(hub) ? hub.brand.description : null,
    facts: hubFactsOf(hub, fromPriceOf, reviews),
    brands: hub.brands.map(shareOf),
    categories: hub.categories.map(shareOf),
    types: hub.types.map(shareOf),
    sizes: hub.sizes.map(({ size, tireCount }) => ({ sizeCode: size.code, sizeSlug: size.slug, tireCount })),
  };
};

/** The tires on sale of a brand, category or type, or of their crossing. */
@Injectable()
export class ShowHub {
  /** A hub is of one state of the catalogue, as its reviews are; of shoppers only their prices matter. */
  private readonly overviews = new WeakMap<Hub, WeakMap<FromPriceOf, HubOverview>>();

  constructor(
    private readonly hubs: HubBook,
    private readonly modules: ModuleRef,
    private readonly views: PriceViews,
    private readonly fromPrices: FromPrices,
    private readonly findVehicle: FindVehicle,
    private readonly fittingLines: FindFittingLines,
  ) {}

  /** At the prices that `customer` pays. */
  async run(
    {
      brand,
      category,
      type,
      vehicle,
      sort,
      reviewed,
      page,
      perPage,
      mostBrands,
      mostSizes,
    }: HandlerInput<typeof getHub>['query'],
    customer: PriceCustomer,
  ): Promise<Result<HubReply, 'hub.unknown' | 'vehicle.unknown'>> {
    const found = await this.hubs.find({ brand, category, type });
    if (found === undefined) return refuse('hub.unknown');
    const known = vehicle === undefined ? ok(null) : await this.findVehicle.run(vehicle);
    if (!known.ok) return known;
    const { hub, index } = found;
    const [reviews, fromPriceOf] = await Promise.all([
      this.modules.get(RatingBook, { strict: false }).of(index),
      this.views.of(customer).then((view) => this.fromPrices.of(view)),
    ]);
    const asked = reviewed ? hub.lines.filter(({ line }) => line.reviewCount > 0) : hub.lines;
    const judged = known.value === null ? null : judgedLines(asked, await this.fittingLines.of(known.value));
    const shown = judged?.lines ?? asked;
    const overview = this.overviewOf(hub, fromPriceOf, reviews);
    return ok({
      ...overview,
      brands: overview.brands.slice(0, mostBrands),
      sizes: overview.sizes.slice(0, mostSizes),
      fit: judged?.fit ?? null,
      total: shown.length,
      page,
      perPage,
      lines: pageOf(sortedLines(shown, sort), { page, perPage }).map((onSale) => ({
        ...brandLineOf(onSale, fromPriceOf),
        brandSlug: onSale.line.brandSlug,
        brandName: onSale.line.brandName,
        fit: judged?.fitOf(onSale) ?? null,
      })),
    });
  }

  private overviewOf(hub: Hub, fromPriceOf: FromPriceOf, reviews: LineRatings): HubOverview {
    const byPrices = this.overviews.get(hub) ?? new WeakMap<FromPriceOf, HubOverview>();
    this.overviews.set(hub, byPrices);
    const known = byPrices.get(fromPriceOf);
    if (known !== undefined) return known;
    const overview = hubOverview(hub, fromPriceOf, reviews);
    byPrices.set(fromPriceOf, overview);
    return overview;
  }
}
