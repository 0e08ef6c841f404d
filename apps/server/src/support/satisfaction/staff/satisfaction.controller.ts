import { Controller } from '@nestjs/common';
import { getSatisfactionFigures, type HandlerInput, type HandlerReply } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { Bind, Input } from '../../../platform/http/index.js';
import { SatisfactionReader } from './satisfaction.reader.js';

@Controller()
export class StaffSatisfactionController {
  constructor(private readonly figures: SatisfactionReader) {}

  @Bind(getSatisfactionFigures)
  async show(
    @Input() { query }: HandlerInput<typeof getSatisfactionFigures>,
  ): Promise<Result<HandlerReply<typeof getSatisfactionFigures>>> {
    return ok(await this.figures.of(query.period));
  }
}
