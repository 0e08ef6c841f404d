import { Controller } from '@nestjs/common';
import { deleteView, type HandlerInput, listSavedViews, saveView } from '@simpletread/contract';
import { ok, refuse } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, Staff } from '../../platform/http/index.js';
import { newId } from '../../platform/ids/index.js';
import { SavedViewRepository } from './saved-view.repository.js';

@Controller()
export class AdminViewsController {
  constructor(private readonly views: SavedViewRepository) {}

  @Bind(listSavedViews)
  async list(@Input() { query }: HandlerInput<typeof listSavedViews>, @Staff() staff: StaffPrincipal) {
    return ok(await this.views.list(staff.staffId, query.resource));
  }

  @Bind(saveView)
  save(@Input() { body }: HandlerInput<typeof saveView>, @Staff() staff: StaffPrincipal) {
    return this.views.insert(staff.staffId, { ...body, id: newId() });
  }

  @Bind(deleteView)
  async remove(@Input() { params }: HandlerInput<typeof deleteView>, @Staff() staff: StaffPrincipal) {
    return (await this.views.remove(staff.staffId, params.id)) ? ok(undefined) : refuse('record.missing');
  }
}
