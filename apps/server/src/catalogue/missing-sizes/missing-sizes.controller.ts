import { Controller } from '@nestjs/common';
import { askForSizes, type HandlerInput } from '@simpletread/contract';

import { Bind, CallerAddress, Input } from '../../platform/http/index.js';
import { AskForSizes } from './ask-for-sizes.js';

@Controller()
export class MissingSizesController {
  constructor(private readonly askForSizes: AskForSizes) {}

  @Bind(askForSizes, { rate: 'strict' })
  ask(@Input() { params }: HandlerInput<typeof askForSizes>, @CallerAddress() caller: string | null) {
    return this.askForSizes.run(params, caller);
  }
}
