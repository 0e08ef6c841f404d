import { Controller } from '@nestjs/common';
import { boughtWith, type HandlerInput } from '@simpletread/contract';

import { Bind, Input } from '../../platform/http/index.js';
import { ShowBoughtWith } from './show-bought-with.js';

@Controller()
export class BoughtWithController {
  constructor(private readonly showBoughtWith: ShowBoughtWith) {}

  @Bind(boughtWith)
  show(@Input() { params }: HandlerInput<typeof boughtWith>) {
    return this.showBoughtWith.run(params.itemNumber);
  }
}
