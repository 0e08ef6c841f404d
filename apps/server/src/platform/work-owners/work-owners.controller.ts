import { Controller } from '@nestjs/common';
import {
  getWorkOwner,
  type HandlerInput,
  listColleagues,
  listMyWork,
  type OwnedWork,
  setWorkOwner,
} from '@simpletread/contract';
import { ok, OWNED_RECORD_NAMES, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../access/index.js';
import { Database, UnitOfWork } from '../database/index.js';
import { Bind, Input, RequestId, Staff } from '../http/index.js';
import { mayOwn, SetWorkOwner } from './set-work-owner.js';
import { ColleaguesReader } from './staff/colleagues.reader.js';
import { OwnedRecordsReader } from './staff/owned-records.reader.js';
import { type RecordRef, WorkOwnerRepository } from './work-owner.repository.js';

interface OwnerReply {
  readonly owner: OwnedWork | null;
}

@Controller()
export class WorkOwnersController {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly owners: WorkOwnerRepository,
    private readonly records: OwnedRecordsReader,
    private readonly colleagues: ColleaguesReader,
    private readonly setOwner: SetWorkOwner,
  ) {}

  @Bind(getWorkOwner)
  async get(@Input() { params }: HandlerInput<typeof getWorkOwner>, @Staff() staff: StaffPrincipal) {
    return mayOwn(staff, params.kind) ? ok(await this.shown(params)) : refuse('access.refused');
  }

  @Bind(setWorkOwner)
  async set(
    @Input() { params, body }: HandlerInput<typeof setWorkOwner>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<OwnerReply>> {
    const { to, seen, note = null, runId } = body;
    const done = await this.work.run((tx) =>
      this.setOwner.runIn(
        tx,
        params,
        { to, seen, note, ...(runId === undefined ? {} : { runId }) },
        { staff, requestId },
      ),
    );
    return done.ok ? ok(await this.shown(params)) : done;
  }

  @Bind(listColleagues)
  async team(@Input() { params }: HandlerInput<typeof listColleagues>, @Staff() staff: StaffPrincipal) {
    if (!mayOwn(staff, params.kind)) return refuse('access.refused');
    return ok(await this.colleagues.of(this.database, params.kind));
  }

  @Bind(listMyWork)
  async mine(@Staff() staff: StaffPrincipal) {
    const kinds = OWNED_RECORD_NAMES.filter((kind) => mayOwn(staff, kind));
    return ok(await this.records.mine(this.database, staff.staffId, kinds));
  }

  private async shown(record: RecordRef): Promise<OwnerReply> {
    const row = await this.owners.find(this.database, record);
    if (row === null) return { owner: null };
    const { owner_id: staffId, owner_name: name, since, handed_by: handedBy, note } = row;
    return { owner: { staffId, name, since: since.toISOString(), handedBy, note } };
  }
}
