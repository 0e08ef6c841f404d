import { Controller, Res } from '@nestjs/common';
import {
  type AdminQuote,
  askQuoteApproval,
  changeQuote,
  changeQuoteTerms,
  createQuote,
  discardQuote,
  getQuote,
  getQuoteTerms,
  type HandlerInput,
  judgeQuotableTires,
  listQuotes,
  previewQuoteMessages,
  priceQuote,
  printAdminQuote,
  quoteReceivingOptions,
  sendQuote,
  sendQuoteAgain,
  withdrawQuote,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, BindStream, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { SendQuoteFile } from '../letters/send-quote-file.js';
import { StaffQuoteView } from './quote-view.js';
import { EndQuote } from './end-quote.js';
import { CurrentQuoteTerms } from '../terms/quote-terms.js';
import { DiscountApproval } from './discount-approval.js';
import { ReceivingOptions } from './receiving-options.js';
import { PreviewMessages } from './preview-messages.js';
import { DeskOffers } from './desk-offers.js';
import { QuoteListReader } from './quote-list.reader.js';
import { SendQuote } from './send-quote.js';
import { WriteQuote } from './write-quote.js';

@Controller()
export class StaffQuotesController {
  constructor(
    private readonly quotes: QuoteListReader,
    private readonly view: StaffQuoteView,
    private readonly offers: DeskOffers,
    private readonly writing: WriteQuote,
    private readonly sending: SendQuote,
    private readonly ending: EndQuote,
    private readonly terms: CurrentQuoteTerms,
    private readonly approval: DiscountApproval,
    private readonly previews: PreviewMessages,
    private readonly receivingOptions: ReceivingOptions,
    private readonly file: SendQuoteFile,
  ) {}

  @Bind(listQuotes)
  async list(@Input() { query }: HandlerInput<typeof listQuotes>, @Staff() { staffId }: StaffPrincipal) {
    return ok(await this.quotes.page(query, staffId));
  }

  @Bind(getQuote)
  get(@Input() { params }: HandlerInput<typeof getQuote>, @Staff() staff: StaffPrincipal) {
    return this.view.show(params.id, staff);
  }

  @BindStream(printAdminQuote)
  print(
    @Input() { params }: HandlerInput<typeof printAdminQuote>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.file.toStaff(reply, params.id);
  }

  @Bind(priceQuote)
  price(@Input() { body }: HandlerInput<typeof priceQuote>, @Staff() staff: StaffPrincipal) {
    return this.offers.preview(body, staff);
  }

  @Bind(previewQuoteMessages)
  previewMessages(
    @Input() { body }: HandlerInput<typeof previewQuoteMessages>,
    @Staff() staff: StaffPrincipal,
  ) {
    return this.previews.run(body, staff);
  }

  @Bind(quoteReceivingOptions)
  showReceiving(@Input() { body }: HandlerInput<typeof quoteReceivingOptions>) {
    return this.receivingOptions.run(body);
  }

  @Bind(judgeQuotableTires)
  judge(@Input() { body }: HandlerInput<typeof judgeQuotableTires>) {
    return this.offers.judge(body);
  }

  @Bind(getQuoteTerms)
  async showTerms() {
    return ok(await this.terms.show());
  }

  @Bind(changeQuoteTerms)
  changeTerms(
    @Input() { body }: HandlerInput<typeof changeQuoteTerms>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.terms.change(body, { staff, requestId });
  }

  @Bind(createQuote)
  create(
    @Input() { body }: HandlerInput<typeof createQuote>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.create(body, { staff, requestId }), staff);
  }

  @Bind(changeQuote)
  change(
    @Input() { params, body }: HandlerInput<typeof changeQuote>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.change(params.id, body, { staff, requestId }), staff);
  }

  @Bind(sendQuote)
  send(
    @Input() { params, body: { version } }: HandlerInput<typeof sendQuote>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const sending = { version, event: 'send' } as const;
    return this.after(this.sending.run(params.id, sending, { staff, requestId }), staff);
  }

  @Bind(askQuoteApproval)
  askApproval(
    @Input() { params, body }: HandlerInput<typeof askQuoteApproval>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.approval.ask(params.id, body, { staff, requestId }), staff);
  }

  @Bind(sendQuoteAgain)
  sendAgain(
    @Input() { params, body: { version, ...contact } }: HandlerInput<typeof sendQuoteAgain>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const sending = { version, event: 'sendAgain', contact } as const;
    return this.after(this.sending.run(params.id, sending, { staff, requestId }), staff);
  }

  @Bind(withdrawQuote)
  withdraw(
    @Input() { params, body: { version } }: HandlerInput<typeof withdrawQuote>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const end = { event: 'withdraw', version } as const;
    return this.after(this.ending.run(params.id, end, { staff, requestId }), staff);
  }

  @Bind(discardQuote)
  discard(
    @Input() { params, body: { version } }: HandlerInput<typeof discardQuote>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const end = { event: 'discard', version } as const;
    return this.after(this.ending.run(params.id, end, { staff, requestId }), staff);
  }

  private async after(done: Promise<Result<string>>, staff: StaffPrincipal): Promise<Result<AdminQuote>> {
    const result = await done;
    return result.ok ? this.view.show(result.value, staff) : result;
  }
}
