import { Controller } from '@nestjs/common';
import { getGlobals, type HandlerInput } from '@simpletread/contract';

import type { Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input } from '../../platform/http/index.js';
import { ShowGlobals } from './show-globals.js';

@Controller()
export class GlobalsController {
  constructor(private readonly showGlobals: ShowGlobals) {}

  @Bind(getGlobals)
  globals(@Input() { query }: HandlerInput<typeof getGlobals>, @CurrentPreview() preview: Preview | null) {
    return preview === null ? this.showGlobals.run(query) : this.showGlobals.inPreview(preview);
  }
}
