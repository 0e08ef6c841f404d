import { Injectable } from '@nestjs/common';
import type {
  DealLine,
  DealsReply,
  DealSummary,
  getDeal,
  HandlerInput,
  LineFit,
  ReplyOf,
} from '@simpletread/contract';
import {
  benefitWords,
  campaignAt,
  dealConditionWords,
  nextCampaignChange,
  ok,
  type PublicDeal,
  publicDeals,
  refuse,
  type Result,
  scheduledSales,
} from '@simpletread/domain';

import { brandLineOf, type FromPriceOf, FromPrices } from '../brands/index.js';
import type { LineOnSale } from '../tires/index.js';
import { CampaignCalendar } from '../../content/index.js';
import { FindFittingLines, type FittingLines, judgedLines } from '../tire-search/index.js';
import { FindVehicle } from '../vehicles/index.js';
import { Clock } from '../../platform/clock/index.js';
import { PriceBook, type PriceCustomer, type PriceView, PriceViews } from '../../pricing/index.js';
import { LinesInScope } from './lines-in-scope.js';

/** Lines of each deal where all are shown together. */
const LINES_SHOWN = 6;
const MAX_AGE_S = 30;
const SECOND_MS = 1000;

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const lineOf = (onSale: LineOnSale, fromPriceOf: FromPriceOf, fit: LineFit | null): DealLine => {
  const { brandSlug, brandName } = onSale.line;
  return { brandSlug, brandName, ...brandLineOf(onSale, fromPriceOf), fit };
};

/** The lines of a deal to show, and the customer whose prices apply. */
interface Shown {
  readonly from: number;
  readonly to: number;
  readonly priceOf: FromPriceOf;
  /** Undefined without a vehicle, null for one without known sizes. */
  readonly fitting: FittingLines | null | undefined;
}

const summaryOf = (
  { slug, promotion }: PublicDeal,
  all: readonly LineOnSale[],
  { from, to, priceOf, fitting }: Shown,
): DealSummary => {
  const judged = fitting === undefined ? null : judgedLines(all, fitting);
  const lines = judged?.lines ?? all;
  return {
    slug,
    name: promotion.name,
    benefit: sentence(benefitWords(promotion)),
    conditions: dealConditionWords(promotion),
    endsAt: promotion.endsAt?.toISOString() ?? null,
    isForAllTires: Object.values(promotion.scope).every((list: readonly unknown[]) => list.length === 0),
    lineCount: lines.length,
    fit: judged?.fit ?? null,
    lines: lines.slice(from, to).map((line) => lineOf(line, priceOf, judged?.fitOf(line) ?? null)),
  };
};

/** The place of a deal among those that are put first, by their ids; all others share the place behind them. */
const placesOf = (ids: readonly string[]): ((deal: PublicDeal) => number) => {
  const places = new Map(ids.map((id, place) => [id, place]));
  return ({ promotion }) => places.get(promotion.promotionId) ?? ids.length;
};

/** Current public deals, the featured ones first. */
@Injectable()
export class ShowDeals {
  constructor(
    private readonly book: PriceBook,
    private readonly calendar: CampaignCalendar,
    private readonly lines: LinesInScope,
    private readonly views: PriceViews,
    private readonly fromPrices: FromPrices,
    private readonly findVehicle: FindVehicle,
    private readonly fittingLines: FindFittingLines,
    private readonly clock: Clock,
  ) {}

  /** At the prices that `customer` pays, and as of the moment of their preview. */
  async list(customer: PriceCustomer, vehicle?: string): Promise<Result<DealsReply, 'vehicle.unknown'>> {
    const fitting = await this.fittingFor(vehicle);
    if (!fitting.ok) return fitting;
    const view = await this.views.of(customer);
    const { at } = view.context;
    const [campaigns, deals, priceOf] = await Promise.all([
      this.calendar.read(customer.preview),
      this.deals(view),
      this.fromPrices.of(view),
    ]);
    const shown = { from: 0, to: LINES_SHOWN, priceOf, fitting: fitting.value };
    return ok({
      season: campaignAt(campaigns, at)?.season ?? 'default',
      deals: await Promise.all(
        deals.map(async (deal) => summaryOf(deal, await this.lines.find(deal.promotion.scope), shown)),
      ),
      sales: scheduledSales(campaigns, at).map(({ season, startsAt, endsAt, ...sale }) => ({
        ...sale,
        sale: season,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    });
  }

  async show(
    { params, query }: HandlerInput<typeof getDeal>,
    customer: PriceCustomer,
  ): Promise<Result<ReplyOf<typeof getDeal>, 'record.missing' | 'vehicle.unknown'>> {
    const view = await this.views.of(customer);
    const deal = (await this.deals(view)).find(({ slug }) => slug === params.slug);
    if (deal === undefined) return refuse('record.missing');
    const fitting = await this.fittingFor(query.vehicle);
    if (!fitting.ok) return fitting;
    const { page, perPage } = query;
    const from = (page - 1) * perPage;
    const all = await this.lines.find(deal.promotion.scope);
    const priceOf = await this.fromPrices.of(view);
    const shown = { from, to: from + perPage, priceOf, fitting: fitting.value };
    return ok({ deal: summaryOf(deal, all, shown), page, perPage });
  }

  /** Whole seconds that a reply may be cached, so no cache outlives a deal. */
  async maxAgeSeconds(at: Date = this.clock.now()): Promise<number> {
    const [{ promotions }, campaigns] = await Promise.all([this.book.rules(), this.calendar.read()]);
    const windows = promotions.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt ?? at,
      endsAt: endsAt ?? at,
    }));
    const change = nextCampaignChange([...windows, ...campaigns], at);
    if (change === null) return MAX_AGE_S;
    return Math.min(MAX_AGE_S, Math.floor((change.getTime() - at.getTime()) / SECOND_MS));
  }

  /** Undefined without a vehicle, null for one without known sizes. */
  private async fittingFor(
    path: string | undefined,
  ): Promise<Result<FittingLines | null | undefined, 'vehicle.unknown'>> {
    if (path === undefined) return ok(undefined);
    const vehicle = await this.findVehicle.run(path);
    return vehicle.ok ? ok(await this.fittingLines.of(vehicle.value)) : vehicle;
  }

  private async deals({ rules, context: { at } }: PriceView): Promise<PublicDeal[]> {
    const { primary, secondary } = await this.book.featured();
    const placeOf = placesOf([...primary, ...secondary]);
    return [...publicDeals(rules.promotions, at)].sort(
      (a, b) =>
        placeOf(a) - placeOf(b) || a.promotion.priority - b.promotion.priority || (a.slug < b.slug ? -1 : 1),
    );
  }
}
