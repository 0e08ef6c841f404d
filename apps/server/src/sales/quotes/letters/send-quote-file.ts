import { Injectable } from '@nestjs/common';
import { formatQuoteNumber, quoteFileName } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import { CurrentShopSettings } from '../../../content/index.js';
import { FaultError } from '../../../platform/http/index.js';
import { hashToken } from '../../../platform/ids/index.js';
import { sendPdf, sheetPdf } from '../../../platform/pdf/index.js';
import type { Quote } from '../quote.js';
import { QuoteOffers } from '../quote-offers.js';
import { QuoteRepository } from '../store/quote.repository.js';
import { quoteSheets } from './quote-sheet.js';

/** Sends a quote as a file, as it was sent last. */
@Injectable()
export class SendQuoteFile {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly offers: QuoteOffers,
    private readonly settings: CurrentShopSettings,
  ) {}

  async toCustomer(reply: FastifyReply, token: string): Promise<void> {
    const quote = await this.quotes.byToken(hashToken(token));
    if (quote === null || !(await this.send(reply, quote))) throw FaultError.of('quote.unknown');
  }

  async toStaff(reply: FastifyReply, id: string): Promise<void> {
    const quote = await this.quotes.find(id);
    if (quote === null || !(await this.send(reply, quote))) throw FaultError.of('record.missing');
  }

  /** False for a quote that was never sent, or whose customer is erased. */
  private async send(reply: FastifyReply, quote: Quote): Promise<boolean> {
    const { sending, goods, number } = quote;
    if (sending === null || quote.email === '') return false;
    const [receiving, { customerServiceNumber }] = await Promise.all([
      this.offers.receiving(goods),
      this.settings.read(),
    ]);
    const servicePhone = customerServiceNumber.display;
    const sheets = quoteSheets({ quote, sending, receiving, servicePhone });
    const pdf = await sheetPdf(sheets, `Quote ${formatQuoteNumber(number)}`);
    await sendPdf(reply, pdf, quoteFileName(formatQuoteNumber(number)));
    return true;
  }
}
