import { Controller } from '@nestjs/common';
import { findAnything, type HandlerInput, listRecents } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, Staff } from '../../../platform/http/index.js';
import { FindAnything } from './find-anything.js';

@Controller()
export class FinderController {
  constructor(private readonly finder: FindAnything) {}

  @Bind(findAnything)
  async find(@Input() { query }: HandlerInput<typeof findAnything>, @Staff() staff: StaffPrincipal) {
    return ok(await this.finder.byText(query.q, staff));
  }

  @Bind(listRecents)
  async recents(@Input() { body }: HandlerInput<typeof listRecents>, @Staff() staff: StaffPrincipal) {
    return ok(await this.finder.byId(body.records, staff));
  }
}
