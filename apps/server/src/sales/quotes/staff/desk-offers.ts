import { Injectable } from '@nestjs/common';
import type { DeskMargin, DeskOffer, HandlerInput, HandlerReply } from '@simpletread/contract';
import type { judgeQuotableTires, priceQuote, QuoteOffer } from '@simpletread/contract';
import { heldPriceOf, may, ok, type PermissionHolder, type Result, tireMargin } from '@simpletread/domain';

import type { OfferedGoods } from '../../../carts/index.js';
import { newId } from '../../../platform/ids/index.js';
import { QuoteOffers } from '../quote-offers.js';
import { CurrentQuoteTerms } from '../terms/quote-terms.js';
import { TireCostReader } from './tire-cost.reader.js';

/** Four tires of each, as most customers buy. */
const USUAL_QUANTITY = 4;

/** Offers as representatives see them: at the prices of the customer's account, with margins. */
@Injectable()
export class DeskOffers {
  constructor(
    private readonly offers: QuoteOffers,
    private readonly terms: CurrentQuoteTerms,
    private readonly costs: TireCostReader,
  ) {}

  async preview(
    { email, ...goods }: HandlerInput<typeof priceQuote>['body'],
    staff: PermissionHolder,
  ): Promise<Result<DeskOffer>> {
    const checked = await this.offers.check(goods);
    return checked.ok ? ok(await this.now(checked.value, email, staff)) : checked;
  }

  async now(goods: OfferedGoods, email: string | null, staff: PermissionHolder): Promise<DeskOffer> {
    const offer = await this.offers.now(goods, await this.offers.accountOf(email));
    return { ...offer, margins: may(staff, 'quotes.margins') ? await this.margins(offer) : null };
  }

  /** For the picker: each tire by itself, for all wheels of the vehicle. */
  async judge({
    tireIds,
    email,
    ...asked
  }: HandlerInput<typeof judgeQuotableTires>['body']): Promise<
    Result<HandlerReply<typeof judgeQuotableTires>>
  > {
    const place = await this.offers.check({ ...asked, lines: [] });
    if (!place.ok) return place;
    const lines = [...new Set(tireIds)].map((tireId) => ({
      ...{ lineId: newId(), tireId, quantity: USUAL_QUANTITY },
      ...{ axle: 'all' as const, fitAcknowledgement: null },
    }));
    const accountId = await this.offers.accountOf(email);
    const offer = await this.offers.now({ ...place.value, lines }, accountId);
    return ok({
      tires: offer.lines.map((line) => ({
        tireId: line.productId,
        fit: line.fit,
        priceInCents: line.salePriceInCents,
        retailPriceInCents: line.retailPriceInCents,
        priceLabel: line.priceLabel,
        inStock: line.availability.quantity,
      })),
    });
  }

  private async margins({ lines, pricing }: QuoteOffer): Promise<DeskMargin[]> {
    const costs = await this.costs.of(lines.map(({ productId }) => productId));
    const { floorPpm } = await this.terms.read();
    return lines.flatMap(({ lineId, productId }): DeskMargin[] => {
      const priced = pricing.lines.find((line) => line.lineId === lineId);
      if (priced === undefined) return [];
      const unitPriceInCents = heldPriceOf(priced);
      const margin = tireMargin(unitPriceInCents, costs.get(productId) ?? null, floorPpm);
      return [{ lineId, unitPriceInCents, ...margin }];
    });
  }
}
