import { Controller } from '@nestjs/common';
import { type HandlerInput, listQuotes } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, Staff } from '../../platform/http/index.js';
import { QuoteListReader } from './quote-list.reader.js';

@Controller()
export class AdminQuotesListController {
  constructor(private readonly quotes: QuoteListReader) {}

  @Bind(listQuotes)
  async list(@Input() { query }: HandlerInput<typeof listQuotes>, @Staff() { staffId }: StaffPrincipal) {
    return ok(await this.quotes.page(query, staffId));
  }
}
