import { Injectable } from '@nestjs/common';
import type { AdminQuote } from '@simpletread/contract';
import {
  formatQuoteNumber,
  may,
  ok,
  optionsOf,
  type QuoteOption,
  quoteStateAt,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { MessageReader, type MessageState } from '../../../platform/messages/index.js';
import { DeskOffers } from './desk-offers.js';
import { DiscountApproval } from './discount-approval.js';
import { QuoteCustomerReader } from './quote-customer.reader.js';
import { heldGoods, type Quote } from '../quote.js';
import { QuoteLetters } from '../letters/quote-letters.js';
import { QuoteRepository } from '../store/quote.repository.js';
import { askedDeliveryOf } from '../quote-offers.js';
import { QuoteTokens } from '../letters/quote-tokens.js';

const deliveryOf = (message: MessageState | undefined): AdminQuote['mail'] =>
  message === undefined ? null : { to: message.recipient, state: message.state, failure: message.failure };

/** One quote as staff see it. Readers may write to its customer, so nothing is masked. */
@Injectable()
export class StaffQuoteView {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly offers: DeskOffers,
    private readonly messages: MessageReader,
    private readonly letters: QuoteLetters,
    private readonly tokens: QuoteTokens,
    private readonly clock: Clock,
    private readonly customers: QuoteCustomerReader,
    private readonly approval: DiscountApproval,
  ) {}

  /** A draft as it would be sent, without its discounts if they can’t be given; a sent quote at the prices that it holds. */
  private async options(
    quote: Quote,
    staff: StaffPrincipal,
  ): Promise<Pick<AdminQuote, 'option' | 'offer' | 'sentOffer' | 'others'>> {
    const drafted = quote.sending === null ? await this.offers.drafts(quote, staff) : null;
    const known = drafted?.ok === true ? drafted.value : null;
    const offerOf = async (option: QuoteOption) => ({
      option,
      offer:
        known?.find((one) => one.option === option)?.offer ??
        (await this.offers.now(heldGoods(quote, option), quote.email, staff)).offer,
      sentOffer: quote.sending?.options.find((one) => one.option === option)?.offer ?? null,
    });
    const [first = 'good', ...others] = optionsOf(quote.goods.lines);
    return { ...(await offerOf(first)), others: await Promise.all(others.map(offerOf)) };
  }

  async show(id: string, staff: StaffPrincipal): Promise<Result<AdminQuote, 'record.missing'>> {
    const quote = await this.quotes.find(id);
    if (quote === null) return refuse('record.missing');
    const { goods, sending } = quote;
    const ids = [sending?.mailId, sending?.textId].flatMap((one) => one ?? []);
    const [options, receiving, states, entries, standing, customerId, isAwaitingApproval] = await Promise.all(
      [
        this.options(quote, staff),
        this.offers.receiving(goods),
        this.messages.states(ids),
        this.quotes.entries(id),
        this.letters.standing(quote, `staff ${staff.staffId}`),
        this.customers.of(id),
        this.approval.isPending(id),
      ],
    );
    const byId = new Map(states.map((message) => [message.id, message]));
    return ok({
      id,
      number: formatQuoteNumber(quote.number),
      state: quoteStateAt(quote.state, sending?.endsAt ?? null, this.clock.now()),
      version: quote.version,
      madeBy: quote.madeBy,
      customerId,
      firstName: quote.firstName,
      email: quote.email,
      phone: quote.phone,
      zip: goods.zip,
      message: quote.message,
      vehicle: goods.vehicle,
      lines: goods.lines.map(({ fitAcknowledgement, ...line }) => ({
        option: line.option,
        discountInCents: line.discountInCents,
        hasRoadHazard: line.hasRoadHazard === true,
        tireId: line.tireId,
        quantity: line.quantity,
        axle: line.axle,
        acknowledgedReasons: fitAcknowledgement === null ? null : [...fitAcknowledgement.reasons],
      })),
      delivery: askedDeliveryOf(goods.delivery),
      receiving,
      ...options,
      takenOption: quote.takenOption,
      isAwaitingApproval,
      sentAt: sending?.sentAt.toISOString() ?? null,
      lastDay: sending?.lastDay ?? null,
      openedAt: quote.openedAt?.toISOString() ?? null,
      takenAt: quote.takenAt?.toISOString() ?? null,
      mail: deliveryOf(byId.get(sending?.mailId ?? '')),
      text: deliveryOf(byId.get(sending?.textId ?? '')),
      mailLimit: { ...standing, nextAt: standing.nextAt?.toISOString() ?? null },
      link: sending !== null && may(staff, 'quotes.write') ? this.tokens.link(id) : null,
      createdAt: quote.createdAt.toISOString(),
      entries: entries.map(({ at, event, by_name: byName, text }) => ({
        ...{ at: at.toISOString(), event, byName, text },
      })),
    });
  }
}
