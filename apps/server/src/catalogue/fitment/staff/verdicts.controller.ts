import { Controller } from '@nestjs/common';
import { type HandlerInput, tryFitmentVerdicts } from '@simpletread/contract';

import { Bind, Input } from '../../../platform/http/index.js';
import { TryVerdicts } from './try-verdicts.js';

@Controller()
export class StaffVerdictsController {
  constructor(private readonly verdicts: TryVerdicts) {}

  @Bind(tryFitmentVerdicts)
  tryVerdicts(@Input() { body }: HandlerInput<typeof tryFitmentVerdicts>) {
    return this.verdicts.run(body);
  }
}
