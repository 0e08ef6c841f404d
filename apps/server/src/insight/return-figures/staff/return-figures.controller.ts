import { Controller } from '@nestjs/common';
import { getReturnFigures, type HandlerInput, type HandlerReply } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { Bind, Input } from '../../../platform/http/index.js';
import { ReturnFiguresReader } from './return-figures.reader.js';

@Controller()
export class StaffReturnFiguresController {
  constructor(private readonly figures: ReturnFiguresReader) {}

  @Bind(getReturnFigures)
  async show(
    @Input() { query }: HandlerInput<typeof getReturnFigures>,
  ): Promise<Result<HandlerReply<typeof getReturnFigures>>> {
    return ok(await this.figures.of(query.period));
  }
}
