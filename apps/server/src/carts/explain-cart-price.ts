import { Injectable } from '@nestjs/common';
import type { explainPriceOfCart, HandlerInput, HandlerReply } from '@simpletread/contract';
import { explainPrice, missWords, ok, type PriceContext, refuse, type Result } from '@simpletread/domain';

import { priceLineOf, type Tire, TireReader } from '../catalogue/index.js';
import { canInstall, type Shop, ShopDirectory } from '../installers/index.js';
import { ZipDirectory } from '../locations/index.js';
import { CouponCodes, pricedCartReply, PriceViews } from '../pricing/index.js';

type Question = HandlerInput<typeof explainPriceOfCart>['body'];

const byItemNumber = (tires: readonly Tire[], { lines }: Question): Tire[] | null => {
  const known = new Map(tires.map((tire) => [tire.itemNumber, tire]));
  const found = lines.flatMap(({ itemNumber }) => known.get(itemNumber) ?? []);
  return found.length === lines.length ? found : null;
};

/** Prices a cart that is only supposed, by the very rules and steps by which carts are priced and charged. */
@Injectable()
export class ExplainCartPrice {
  constructor(
    private readonly tires: TireReader,
    private readonly shops: ShopDirectory,
    private readonly zips: ZipDirectory,
    private readonly views: PriceViews,
    private readonly coupons: CouponCodes,
  ) {}

  /** `asker` is who is stopped after too many unknown codes. */
  async run(question: Question, asker: string): Promise<Result<HandlerReply<typeof explainPriceOfCart>>> {
    const { lines, shopper, vehicle, paymentMethod } = question;
    const tires = byItemNumber(
      await this.tires.byItemNumbers(lines.map(({ itemNumber }) => itemNumber)),
      question,
    );
    if (tires === null) return refuse('tire.unknown');
    const shop = await this.shopOf(question, tires);
    if (!shop.ok) return shop;
    const zip = shop.value?.zip ?? question.zip;
    const place = zip === null ? ok(null) : await this.zips.place(zip);
    if (!place.ok) return place;
    const coupon = await this.couponOf(question, asker);
    if (!coupon.ok) return coupon;
    const at = question.at === null ? {} : { at: new Date(question.at) };
    const occasion = { ...at, zip, vehicle, paymentMethod, coupon: coupon.value };
    const { context, rules } = await this.views.supposed(shopper, occasion);
    const { priced, missed } = explainPrice(
      {
        lines: lines.flatMap((line, index) => {
          const tire = tires[index];
          // As ids of lines are: they keep the order in which lines came.
          const lineId = String(index).padStart(3, '0');
          return tire === undefined ? [] : priceLineOf(tire, { ...line, lineId });
        }),
        installation: shop.value === null ? null : { pricePerTireInCents: shop.value.installPriceInCents },
        destination: zip === null ? null : await this.zips.destinationOf(zip),
        context,
      },
      rules,
    );
    return ok({
      at: context.at.toISOString(),
      pricing: pricedCartReply(priced),
      missed: missed.map(({ promotionId, name, reason }) => ({
        promotionId,
        name,
        reason: missWords(reason),
      })),
    });
  }

  private async shopOf({ shopCode }: Question, tires: readonly Tire[]): Promise<Result<Shop | null>> {
    if (shopCode === null) return ok(null);
    const shop = await this.shops.findByCode(shopCode);
    if (shop === null || !shop.isActive) return refuse('shop.unknown');
    const tooMuch = tires.find((tire) => !canInstall(shop, tire.size));
    return tooMuch === undefined
      ? ok(shop)
      : refuse('shop.cannotInstall', { company: shop.company, sizeCode: tooMuch.size.code });
  }

  private couponOf({ code }: Question, asker: string): Promise<Result<PriceContext['coupon']>> {
    return code === null
      ? Promise.resolve(ok(null))
      : this.coupons.resolve({ text: code, current: null, guesser: asker });
  }
}
