import { CATALOGUE_KINDS, COST_KINDS, FITMENT_KINDS, SEARCH_KINDS } from '@simpletread/domain';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  catalogueRecordCalls,
  costRecordCalls,
  fitmentRecordCalls,
  searchRecordCalls,
} from '@simpletread/contract';

import { ChangeRepository } from './change.repository.js';
import { PlanChanges } from './plan-changes.js';
import { PlanEffects } from './plan-effects.js';
import { RecordChangesController } from './record-changes.controller.js';
import { RecordStores } from './record-stores.js';
import { recordsController } from './records-controller.js';
import { RecordsTrail } from './records-trail.js';
import { RunChange } from './run-change.js';
import { SaveRecord } from './save-record.js';
import { ShowChange } from './show-change.js';
import { StartChange } from './start-change.js';
import { recordChangeEntity } from './record-change.entity.js';
import { recordChangeRowEntity } from './record-change-row.entity.js';

/**
 * Staff edits of records: one by one, in bulk, and as tables. It knows no feature; each feature registers its kinds.
 */
@Module({
  imports: [TypeOrmModule.forFeature([recordChangeEntity, recordChangeRowEntity])],
  controllers: [
    recordsController(catalogueRecordCalls, CATALOGUE_KINDS),
    recordsController(fitmentRecordCalls, FITMENT_KINDS),
    recordsController(searchRecordCalls, SEARCH_KINDS),
    recordsController(costRecordCalls, COST_KINDS),
    RecordChangesController,
  ],
  providers: [
    RecordStores,
    ChangeRepository,
    RecordsTrail,
    SaveRecord,
    PlanChanges,
    PlanEffects,
    StartChange,
    RunChange,
    ShowChange,
  ],
  exports: [RecordStores, PlanEffects],
})
export class RecordsModule {}
