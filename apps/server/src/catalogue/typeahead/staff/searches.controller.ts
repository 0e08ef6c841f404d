import { Controller } from '@nestjs/common';
import { type HandlerInput, listSearches } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, Input } from '../../../platform/http/index.js';
import { AskedRepository } from './asked.repository.js';

@Controller()
export class StaffSearchesController {
  constructor(private readonly asked: AskedRepository) {}

  @Bind(listSearches)
  async list(@Input() { query }: HandlerInput<typeof listSearches>) {
    return ok(await this.asked.page(query));
  }
}
