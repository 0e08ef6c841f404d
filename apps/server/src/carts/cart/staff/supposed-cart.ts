import { Injectable } from '@nestjs/common';
import type { explainPriceOfCart, HandlerInput } from '@simpletread/contract';
import { cents, ok, type PriceLine, type PriceRequest, refuse, type Result } from '@simpletread/domain';

import {
  PastTirePrices,
  priceLineOf,
  type Tire,
  type TirePrice,
  TireReader,
} from '../../../catalogue/index.js';
import { canInstall, type Shop, ShopDirectory } from '../../../installers/index.js';
import { ZipDirectory } from '../../../delivery/index.js';
import { HistoryReader } from '../../../platform/audit/index.js';

export type PriceQuestion = HandlerInput<typeof explainPriceOfCart>['body'];

/** The subject of a question, apart from rules and shopper. */
export interface SupposedFacts extends Omit<PriceRequest, 'context'> {
  /** The place for tax and fees: the shop's ZIP, or the given one. */
  readonly zip: string | null;
}

/** As ids of lines are: they keep the order in which lines came. */
const lineIdAt = (index: number): string => String(index).padStart(3, '0');

const priceLine = (
  tire: Tire,
  then: TirePrice | undefined,
  line: Parameters<typeof priceLineOf>[1],
): PriceLine => {
  const { unitPriceInCents, roadHazard, ...rest } = priceLineOf(tire, line);
  return {
    ...rest,
    unitPriceInCents: then?.priceInCents ?? unitPriceInCents,
    roadHazard: {
      ...roadHazard,
      costPerTireInCents: then?.roadHazardInCents ?? roadHazard.costPerTireInCents,
    },
  };
};

/** Finds tires, shop and place of a cart that is only supposed, with what they cost at a moment. */
@Injectable()
export class SupposedCart {
  constructor(
    private readonly tires: TireReader,
    private readonly pastPrices: PastTirePrices,
    private readonly shops: ShopDirectory,
    private readonly history: HistoryReader,
    private readonly zips: ZipDirectory,
  ) {}

  /** `at` is null for now. */
  async find(question: PriceQuestion, at: Date | null): Promise<Result<SupposedFacts>> {
    const tires = await this.tiresOf(question);
    if (tires === null) return refuse('tire.unknown');
    const shop = await this.shopOf(question, tires, at);
    if (!shop.ok) return shop;
    const zip = shop.value?.zip ?? question.zip;
    const place = zip === null ? ok(null) : await this.zips.place(zip);
    if (!place.ok) return place;
    const pricePerTireInCents = shop.value === null ? null : await this.installPriceOf(shop.value, at);
    return ok({
      lines: await this.linesOf(question, tires, at),
      installation: pricePerTireInCents === null ? null : { pricePerTireInCents },
      destination: await this.destinationOf(zip, at),
      zip,
    });
  }

  private async tiresOf({ lines }: PriceQuestion): Promise<Tire[] | null> {
    const tires = await this.tires.byItemNumbers(lines.map(({ itemNumber }) => itemNumber));
    const known = new Map(tires.map((tire) => [tire.itemNumber, tire]));
    const found = lines.flatMap(({ itemNumber }) => known.get(itemNumber) ?? []);
    return found.length === lines.length ? found : null;
  }

  private async linesOf(
    { lines }: PriceQuestion,
    tires: readonly Tire[],
    at: Date | null,
  ): Promise<PriceLine[]> {
    const ids = tires.map(({ tireId }) => tireId);
    const then = at === null ? new Map<string, TirePrice>() : await this.pastPrices.changedSince(ids, at);
    return lines.flatMap((line, index) => {
      const tire = tires[index];
      return tire === undefined
        ? []
        : priceLine(tire, then.get(tire.tireId), { ...line, lineId: lineIdAt(index) });
    });
  }

  /** Former mounting limits aren't checked again. */
  private async shopOf(
    { shopCode }: PriceQuestion,
    tires: readonly Tire[],
    at: Date | null,
  ): Promise<Result<Shop | null>> {
    if (shopCode === null) return ok(null);
    const shop = await this.shops.findByCode(shopCode);
    if (shop === null) return refuse('shop.unknown');
    if (at !== null) return ok(shop);
    if (!shop.isActive) return refuse('shop.unknown');
    const tooMuch = tires.find((tire) => !canInstall(shop, tire.size));
    return tooMuch === undefined
      ? ok(shop)
      : refuse('shop.cannotInstall', { company: shop.company, sizeCode: tooMuch.size.code });
  }

  private async installPriceOf({ shopId, installPriceInCents }: Shop, at: Date | null) {
    if (at === null) return installPriceInCents;
    const then = (await this.history.read('shop', shopId, at))?.fields?.['install_price_in_cents'];
    return typeof then === 'number' ? cents(then) : installPriceInCents;
  }

  private destinationOf(zip: string | null, at: Date | null): Promise<PriceRequest['destination']> {
    if (zip === null) return Promise.resolve(null);
    return at === null ? this.zips.destinationOf(zip) : this.zips.destinationAt(zip, at);
  }
}
