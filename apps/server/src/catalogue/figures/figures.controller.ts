import { Controller } from '@nestjs/common';
import { getFigures } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind } from '../../platform/http/index.js';
import { ShowFigures } from './show-figures.js';

@Controller()
export class FiguresController {
  constructor(private readonly figures: ShowFigures) {}

  @Bind(getFigures)
  async show() {
    return ok(await this.figures.run());
  }
}
