import { Controller } from '@nestjs/common';
import { deleteView, type HandlerInput, listSavedViews, saveView, shareView } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../http/index.js';
import { DeleteView } from './delete-view.js';
import { SaveView } from './save-view.js';
import { SavedViewRepository } from './saved-view.repository.js';
import { ShareView } from './share-view.js';
import { viewsFor } from './views-for.js';

@Controller()
export class StaffViewsController {
  constructor(
    private readonly views: SavedViewRepository,
    private readonly saveView: SaveView,
    private readonly sharing: ShareView,
    private readonly deleteView: DeleteView,
  ) {}

  @Bind(listSavedViews)
  async list(@Input() { query }: HandlerInput<typeof listSavedViews>, @Staff() staff: StaffPrincipal) {
    return ok(viewsFor(staff, await this.views.list(staff.staffId, query.resource)));
  }

  @Bind(saveView)
  save(
    @Input() { body }: HandlerInput<typeof saveView>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.saveView.run(body, { staff, requestId });
  }

  @Bind(shareView)
  share(
    @Input() { params, body }: HandlerInput<typeof shareView>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.sharing.run(params.id, body.isShared, { staff, requestId });
  }

  @Bind(deleteView)
  remove(
    @Input() { params }: HandlerInput<typeof deleteView>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return deleted(params.id, this.deleteView.run(params.id, { staff, requestId }));
  }
}
