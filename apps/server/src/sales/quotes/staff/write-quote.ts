import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { changeQuote, createQuote, HandlerInput } from '@simpletread/contract';
import { moveQuote, ok, optionsOf, quoteNumberFromBytes, refuse, type Result } from '@simpletread/domain';

import type { StaffContext } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { QuoteForm } from '../quote.js';
import { QuoteOffers } from '../quote-offers.js';
import { QuoteRepository } from '../store/quote.repository.js';
import { QuoteTrail } from '../quote-trail.js';
import { FollowQuote } from '../../requests/index.js';

type Written = HandlerInput<typeof createQuote>['body'];

const NUMBER_BYTES = 7;

/** The number of tires in the first option: its customer takes one. */
const tiresOf = (lines: QuoteForm['goods']['lines']): number => {
  const [first] = optionsOf(lines);
  return lines.reduce((sum, { option, quantity }) => sum + (option === first ? quantity : 0), 0);
};

/** The audit entry of a draft, without the contact, which is only in the quote. */
const told = ({ goods: { zip, vehicle, lines, delivery } }: QuoteForm): object => ({
  zip,
  receiving: delivery?.fulfilment ?? null,
  vehicle: vehicle === null ? null : `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
  options: optionsOf(lines),
  tires: tiresOf(lines),
  refusedButQuoted: lines.filter(({ fitAcknowledgement }) => fitAcknowledgement !== null).length,
});

/** Begins and changes drafts. */
@Injectable()
export class WriteQuote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: QuoteRepository,
    private readonly offers: QuoteOffers,
    private readonly trail: QuoteTrail,
    private readonly pipeline: FollowQuote,
  ) {}

  /** Its id. */
  async create({ requestId, ...written }: Written, context: StaffContext): Promise<Result<string>> {
    const form = await this.formOf(written);
    if (!form.ok) return form;
    const id = newId();
    const { staffId, name } = context.staff;
    const number = quoteNumberFromBytes(randomBytes(NUMBER_BYTES));
    return this.work.run(async (tx): Promise<Result<string>> => {
      await this.quotes.insert(tx, { id, number, madeBy: { staffId, name }, ...form.value });
      const after = { state: 'draft', ...told(form.value) };
      await this.trail.leave(tx, id, { event: 'create', before: null, after }, context);
      const { goods, ...contact } = form.value;
      const begun = {
        ...{ quoteId: id, requestId, ...contact, vehicle: goods.vehicle },
        quantity: tiresOf(goods.lines),
      };
      const joined = await this.pipeline.begin(tx, begun, context);
      return joined.ok ? ok(id) : joined;
    });
  }

  async change(
    id: string,
    { version, ...written }: HandlerInput<typeof changeQuote>['body'],
    context: StaffContext,
  ): Promise<Result<string>> {
    const form = await this.formOf(written);
    if (!form.ok) return form;
    return this.work.run(async (tx): Promise<Result<string>> => {
      const quote = await this.quotes.lock(tx, id);
      if (quote === null) return refuse('record.missing');
      const moved = moveQuote(quote.state, 'change');
      if (!moved.ok) return moved;
      if (quote.version !== version) return refuse('record.stale');
      await this.quotes.change(tx, id, form.value);
      const entry = { event: 'change', before: told(quote), after: told(form.value) } as const;
      await this.trail.leave(tx, id, entry, context);
      return ok(id);
    });
  }

  private async formOf({
    zip,
    vehicle,
    lines,
    delivery,
    ...who
  }: Omit<Written, 'requestId'>): Promise<Result<QuoteForm>> {
    const goods = await this.offers.check({ zip, vehicle, lines, delivery });
    return goods.ok ? ok({ ...who, goods: goods.value }) : goods;
  }
}
