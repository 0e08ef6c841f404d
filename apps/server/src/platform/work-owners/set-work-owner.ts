import { Injectable } from '@nestjs/common';
import { may, OWNED_RECORDS, ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../access/index.js';
import { Audit, type StaffContext } from '../audit/index.js';
import type { Transaction } from '../database/index.js';
import { LiveUpdates } from '../live/index.js';
import { Log } from '../log/index.js';
import { ColleaguesReader } from './staff/colleagues.reader.js';
import { OwnedRecordsReader } from './staff/owned-records.reader.js';
import type { WorkOwnerRow } from './work-owner.entity.js';
import { type RecordRef, WorkOwnerRepository } from './work-owner.repository.js';

/** A change of a record's owner. */
export interface SetOwner {
  /** `me`, `nobody`, or a colleague’s id. */
  readonly to: string;
  /** The owner that the caller saw; null for nobody. */
  readonly seen: string | null;
  readonly note: string | null;
  /** The bulk run that it is part of, for the audit. */
  readonly runId?: string;
}

type Target = Pick<WorkOwnerRow, 'owner_id' | 'owner_name'> | null;

/** True if `staff` may own and pass on records of a kind. */
export const mayOwn = (staff: StaffPrincipal, kind: RecordRef['kind']): boolean => {
  const { reads, works } = OWNED_RECORDS[kind];
  return [reads, works, 'work.assign' as const].every((permission) => may(staff, permission));
};

const actionOf = (to: Target, { staffId }: StaffPrincipal): string =>
  to === null ? 'work.giveBack' : to.owner_id === staffId ? 'work.take' : 'work.handOver';

/** Gives a record an owner, another one, or none, unless someone was faster. */
@Injectable()
export class SetWorkOwner {
  constructor(
    private readonly owners: WorkOwnerRepository,
    private readonly records: OwnedRecordsReader,
    private readonly colleagues: ColleaguesReader,
    private readonly audit: Audit,
    private readonly live: LiveUpdates,
    private readonly log: Log,
  ) {}

  async runIn(
    tx: Transaction,
    record: RecordRef,
    { to, seen, note, runId }: SetOwner,
    context: StaffContext,
  ): Promise<Result<null>> {
    const { staff } = context;
    if (!mayOwn(staff, record.kind)) return refuse('access.refused');
    if (!(await this.records.exists(tx, record.kind, record.id))) return refuse('record.missing');
    const target = await this.targetOf(tx, record, to, staff);
    if (!target.ok) return target;
    const before = await this.owners.find(tx, record);
    if (!(await this.write(tx, record, target.value, { seen, note }, staff))) {
      const now = await this.owners.find(tx, record);
      return refuse('work.taken', { name: now?.owner_name ?? 'nobody' });
    }
    await this.audit.recordStaff(
      tx,
      {
        action: actionOf(target.value, staff),
        subjectType: OWNED_RECORDS[record.kind].subject,
        subjectId: record.id,
        before: { owner: before?.owner_name ?? null },
        // Without the note, which may name a customer: the audit is never forgotten.
        after: {
          owner: target.value?.owner_name ?? null,
          ...(runId === undefined ? {} : { bulkRun: runId }),
        },
      },
      context,
    );
    tx.afterCommit(() => this.tell(record));
    return ok(null);
  }

  private async targetOf(
    tx: Transaction,
    { kind }: RecordRef,
    to: string,
    { staffId, name }: StaffPrincipal,
  ): Promise<Result<Target, 'work.colleagueUnknown'>> {
    if (to === 'nobody') return ok(null);
    if (to === 'me' || to === staffId) return ok({ owner_id: staffId, owner_name: name });
    const found = (await this.colleagues.of(tx, kind)).find((each) => each.staffId === to);
    if (found === undefined) return refuse('work.colleagueUnknown');
    return ok({ owner_id: found.staffId, owner_name: found.name });
  }

  private async write(
    tx: Transaction,
    record: RecordRef,
    target: Target,
    { seen, note }: Pick<SetOwner, 'seen' | 'note'>,
    { staffId, name }: StaffPrincipal,
  ): Promise<boolean> {
    if (target === null) return seen !== null && (await this.owners.clear(tx, record, seen));
    const isHanded = target.owner_id !== staffId;
    const owner = {
      staffId: target.owner_id,
      name: target.owner_name,
      handedBy: isHanded ? name : null,
      note: isHanded && note !== null && note !== '' ? note : null,
    };
    return this.owners.set(tx, record, owner, seen);
  }

  private tell({ kind, id }: RecordRef): void {
    for (const topic of ['work', kind] as const)
      this.live
        .publish(topic, { id, type: 'WorkOwnerChanged' })
        .catch((error: unknown) => this.log.warn({ err: error, id }, 'not told live'));
  }
}
