import { Controller } from '@nestjs/common';
import { getRecordChange, type HandlerInput, listRecordChanges, readableKinds } from '@simpletread/contract';
import { may, ok, type RecordKind } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, Staff } from '../../platform/http/index.js';
import { ShowChange } from './show-change.js';

/** A change reveals its records, so it needs the permission to see them. */
const kindsFor = (staff: StaffPrincipal): readonly RecordKind[] =>
  readableKinds((permission) => may(staff, permission));

@Controller()
export class RecordChangesController {
  constructor(private readonly changes: ShowChange) {}

  @Bind(listRecordChanges)
  async list(@Input() { query }: HandlerInput<typeof listRecordChanges>, @Staff() staff: StaffPrincipal) {
    return ok(await this.changes.page(query, kindsFor(staff)));
  }

  @Bind(getRecordChange)
  get(@Input() { params }: HandlerInput<typeof getRecordChange>, @Staff() staff: StaffPrincipal) {
    return this.changes.find(params.id, kindsFor(staff));
  }
}
