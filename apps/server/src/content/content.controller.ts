import { Controller } from '@nestjs/common';
import { getGlobals } from '@simpletread/contract';

import { Bind } from '../platform/http/index.js';
import { ShowGlobals } from './show-globals.js';

@Controller()
export class ContentController {
  constructor(private readonly showGlobals: ShowGlobals) {}

  @Bind(getGlobals)
  globals() {
    return this.showGlobals.run();
  }
}
