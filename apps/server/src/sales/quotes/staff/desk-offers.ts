import { Injectable } from '@nestjs/common';
import type { DeskMargin, DeskOffer, HandlerInput, HandlerReply } from '@simpletread/contract';
import type { judgeQuotableTires, priceQuote, QuoteOffer, QuoteReceivingReply } from '@simpletread/contract';
import {
  goodsOfOption,
  heldPriceOf,
  may,
  ok,
  optionsOf,
  type PermissionHolder,
  quoteEndsAt,
  quoteLastDay,
  type QuoteOption,
  type Result,
  tireMargin,
} from '@simpletread/domain';

import type { OfferedGoods } from '../../../carts/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { newId } from '../../../platform/ids/index.js';
import { QuoteOffers, type SeenOffer } from '../quote-offers.js';
import { CurrentQuoteTerms } from '../terms/quote-terms.js';
import type { Quote, QuotedGoods } from '../quote.js';
import { QuoteDiscounts } from './quote-discounts.js';
import { TireCostReader } from './tire-cost.reader.js';

/** Four tires of each, as most customers buy. */
const USUAL_QUANTITY = 4;

interface DeskOption {
  readonly option: QuoteOption;
  readonly offer: DeskOffer;
}

/** An offer with the place and time that its author chose. */
interface DeskLook {
  readonly offer: DeskOffer;
  readonly receiving: QuoteReceivingReply | null;
}

type DeskOptions = readonly [DeskOption, ...DeskOption[]];

interface DraftOffer extends Pick<Quote, 'approved'> {
  readonly goods: QuotedGoods;
  readonly email: string | null;
}

/** Offers as representatives see them: at the prices of the customer's account, with margins. */
@Injectable()
export class DeskOffers {
  constructor(
    private readonly offers: QuoteOffers,
    private readonly terms: CurrentQuoteTerms,
    private readonly costs: TireCostReader,
    private readonly discounts: QuoteDiscounts,
    private readonly clock: Clock,
  ) {}

  async preview(
    { email, ...goods }: HandlerInput<typeof priceQuote>['body'],
    staff: StaffPrincipal,
  ): Promise<Result<HandlerReply<typeof priceQuote>>> {
    const checked = await this.offers.check(goods);
    if (!checked.ok) return checked;
    const drafted = await this.drafts({ goods: checked.value, email, approved: [] }, staff);
    if (!drafted.ok) return drafted;
    const [first, ...others] = drafted.value;
    return ok({ ...first, receiving: await this.receiving(checked.value), others });
  }

  /** Every option, with the representative's discounts, as it would be sent now. */
  async drafts({ goods, ...draft }: DraftOffer, staff: StaffPrincipal): Promise<Result<DeskOptions>> {
    const drafted: DeskOption[] = [];
    for (const option of optionsOf(goods.lines)) {
      const offer = await this.draft({ ...draft, goods: goodsOfOption(goods, option) }, staff);
      if (!offer.ok) return offer;
      drafted.push({ option, offer: offer.value });
    }
    const [first, ...others] = drafted;
    if (first === undefined) throw new Error('a quote has no options');
    return ok([first, ...others]);
  }

  private async draft(
    { goods, email, approved }: DraftOffer,
    staff: StaffPrincipal,
  ): Promise<Result<DeskOffer>> {
    const accountId = await this.offers.accountOf(email);
    const before = await this.offers.now(goods, accountId);
    const needsApproval = await this.discounts.needApproval({ goods, approved }, before.offer, staff);
    const endsAt = quoteEndsAt(quoteLastDay(this.clock.now()));
    const held = await this.offers.hold(goods, before.offer, endsAt, accountId);
    if (!held.ok) return held;
    // No lender’s discount is on top of held prices.
    const { payLater } = held.value;
    const isDiscounted = goods.lines.some(({ discountInCents }) => discountInCents > 0);
    const { offer } = isDiscounted ? held.value : before;
    return ok(await this.shown({ offer, payLater }, needsApproval, staff));
  }

  /** As the shop charges it now; a sent quote at the prices that it holds. */
  async now(goods: OfferedGoods, email: string | null, staff: PermissionHolder): Promise<DeskLook> {
    const seen = await this.offers.now(goods, await this.offers.accountOf(email));
    return { offer: await this.shown(seen, false, staff), receiving: seen.receiving };
  }

  receiving(goods: OfferedGoods): Promise<QuoteReceivingReply | null> {
    return this.offers.receiving(goods);
  }

  /** For the picker: each tire by itself, for all wheels of the vehicle. */
  async judge({
    tireIds,
    email,
    ...asked
  }: HandlerInput<typeof judgeQuotableTires>['body']): Promise<
    Result<HandlerReply<typeof judgeQuotableTires>>
  > {
    const place = await this.offers.check({ ...asked, delivery: null, lines: [] });
    if (!place.ok) return place;
    const lines = [...new Set(tireIds)].map((tireId) => ({
      ...{ lineId: newId(), tireId, quantity: USUAL_QUANTITY },
      ...{ axle: 'all' as const, fitAcknowledgement: null },
    }));
    const accountId = await this.offers.accountOf(email);
    const { offer } = await this.offers.now({ ...place.value, lines }, accountId);
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

  private async shown(
    { offer, payLater }: Pick<SeenOffer, 'offer' | 'payLater'>,
    needsApproval: boolean,
    staff: PermissionHolder,
  ): Promise<DeskOffer> {
    const margins = may(staff, 'quotes.margins') ? await this.margins(offer) : null;
    return { ...offer, payLater, needsApproval, margins };
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
