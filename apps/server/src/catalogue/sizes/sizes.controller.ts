import { Controller } from '@nestjs/common';
import { type HandlerInput, listTireSizes } from '@simpletread/contract';

import { Bind, Input } from '../../platform/http/index.js';

import { ListTireSizes } from './list-tire-sizes.js';

@Controller()
export class SizesController {
  constructor(private readonly sizes: ListTireSizes) {}

  @Bind(listTireSizes)
  listTireSizes(@Input() { query }: HandlerInput<typeof listTireSizes>) {
    return this.sizes.run(query);
  }
}
