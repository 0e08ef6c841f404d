import { Module } from '@nestjs/common';
import { catalogueDesk, costDesk, fitmentDesk, searchDesk } from '@simpletread/contract';
import { CATALOGUE_KINDS, COST_KINDS, FITMENT_KINDS, SEARCH_KINDS } from '@simpletread/domain';

import { ChangeRepository } from './change.repository.js';
import { deskController } from './desk-controller.js';
import { DeskTrail } from './desk-trail.js';
import { PlanChanges } from './plan-changes.js';
import { PlanEffects } from './plan-effects.js';
import { RecordChangesController } from './record-changes.controller.js';
import { RecordStores } from './record-stores.js';
import { RunChange } from './run-change.js';
import { SaveRecord } from './save-record.js';
import { ShowChange } from './show-change.js';
import { StartChange } from './start-change.js';

/** How staff keep records: one by one, many at once, and as tables. It knows no feature; each brings where its kinds are kept. */
@Module({
  controllers: [
    deskController(catalogueDesk, CATALOGUE_KINDS),
    deskController(fitmentDesk, FITMENT_KINDS),
    deskController(searchDesk, SEARCH_KINDS),
    deskController(costDesk, COST_KINDS),
    RecordChangesController,
  ],
  providers: [
    RecordStores,
    ChangeRepository,
    DeskTrail,
    SaveRecord,
    PlanChanges,
    PlanEffects,
    StartChange,
    RunChange,
    ShowChange,
  ],
  exports: [RecordStores, PlanEffects],
})
export class RecordDeskModule {}
