import { Injectable } from '@nestjs/common';
import {
  changedFields,
  ok,
  RECORD_FORMS,
  type RecordForm,
  refuse,
  type Result,
  valuesOf,
} from '@simpletread/domain';

import type { StaffContext } from '../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { ChangeRepository, type ChangedRow, type NewChange } from './change.repository.js';
import { changeSummary, importSummary } from './change-summary.js';
import { RecordsTrail } from './records-trail.js';
import { type BulkRequest, type ImportRequest, PlanChanges } from './plan-changes.js';
import { planDigest } from './plan-digest.js';
import { PlanEffects } from './plan-effects.js';
import { isChange, type PlannedRow } from './planned-row.js';
import { RunChange } from './run-change.js';

/** The audit keeps this many records with their values before and after. The change itself keeps all of them. */
const MOST_REPORTED = 200;

interface Confirmed {
  readonly reason: string | null;
  /** The number of refused tires that the change may put on sale. */
  readonly acceptedUnrefused: number;
}

interface ConfirmedBulk extends Confirmed {
  /** The number of records that the trial said would change. Any other number is refused. */
  readonly expected: number;
}

interface ConfirmedImport extends Confirmed {
  /** That of the plan which was shown: any other is refused. */
  readonly planDigest: string;
}

interface UndoRequest {
  readonly id: string;
  readonly acceptedUnrefused: number;
}

type Begun = Omit<NewChange, 'id' | 'createdBy'>;

const rowOf = (form: RecordForm, { id, label, before, after }: PlannedRow): ChangedRow => {
  if (before === null || after === null) return { recordId: id, label, before, after };
  const fields = changedFields(form, before, after);
  return { recordId: id, label, before: valuesOf(fields, before), after: valuesOf(fields, after) };
};

const reversed = ({ recordId, label, before, after }: ChangedRow): ChangedRow => ({
  recordId,
  label,
  before: after,
  after: before,
});

/** Begins changes of many records, which a job then makes; each returns the id of the change. */
@Injectable()
export class StartChange {
  constructor(
    private readonly work: UnitOfWork,
    private readonly plans: PlanChanges,
    private readonly changes: ChangeRepository,
    private readonly trail: RecordsTrail,
    private readonly runChange: RunChange,
    private readonly effects: PlanEffects,
  ) {}

  bulk(request: BulkRequest & ConfirmedBulk, context: StaffContext): Promise<Result<string>> {
    const form = RECORD_FORMS[request.kind];
    return this.begun(async (tx) => {
      const plan = await this.plans.bulk(request, tx);
      if (!plan.ok) return plan;
      const changes = plan.value.filter((row) => isChange(form, row));
      if (changes.length === 0) return refuse('records.nothingChanges');
      if (changes.length !== request.expected) return refuse('records.planStale');
      const confirmed = await this.effects.confirmed(request.kind, changes, request.acceptedUnrefused);
      if (!confirmed.ok) return confirmed;
      const rows = changes.map((row) => rowOf(form, row));
      const summary = changeSummary(form, request.change);
      const { kind, reason } = request;
      return this.begin(tx, { kind, origin: 'bulk', summary, reason, undoes: null }, rows, context);
    });
  }

  /** All lines or none: a table with a refused line begins nothing. */
  import(request: ImportRequest & ConfirmedImport, context: StaffContext): Promise<Result<string>> {
    const form = RECORD_FORMS[request.kind];
    return this.begun(async (tx) => {
      const plan = await this.plans.import(request, tx);
      if (!plan.ok) return plan;
      if (plan.value.some(({ fault }) => fault !== null)) return refuse('records.planStale');
      const changes = plan.value.filter((row) => isChange(form, row));
      if (changes.length === 0) return refuse('records.nothingChanges');
      if (planDigest(form, changes) !== request.planDigest) return refuse('records.planStale');
      const confirmed = await this.effects.confirmed(request.kind, changes, request.acceptedUnrefused);
      if (!confirmed.ok) return confirmed;
      const rows = changes.map((row) => rowOf(form, row));
      const summary = importSummary(form, rows);
      const { kind, reason } = request;
      return this.begin(tx, { kind, origin: 'import', summary, reason, undoes: null }, rows, context);
    });
  }

  /** Reverts all rows of a change that have no newer edits. */
  undo(
    { id: changeId, acceptedUnrefused }: UndoRequest,
    kinds: readonly string[],
    context: StaffContext,
  ): Promise<Result<string>> {
    return this.begun(async (tx) => {
      const change = await this.changes.lock(tx, changeId);
      if (change === null || !kinds.includes(change.kind)) return refuse('record.missing');
      if (change.state === 'running') return refuse('records.running');
      if (change.undoneBy !== null) return refuse('records.undoneAlready');
      const rows = (await this.changes.applied(tx, changeId)).map(reversed);
      if (rows.length === 0) return refuse('records.nothingChanges');
      const { kind, summary } = change;
      const changes = await this.plans.wholeValues(kind, rows, tx);
      const confirmed = await this.effects.confirmed(kind, changes, acceptedUnrefused);
      if (!confirmed.ok) return confirmed;
      return this.begin(
        tx,
        { kind, origin: 'undo', summary, reason: `Undo: ${summary}`, undoes: changeId },
        rows,
        context,
      );
    });
  }

  private async begun(begin: (tx: Transaction) => Promise<Result<string>>): Promise<Result<string>> {
    const change = await this.work.run(begin);
    if (change.ok) await this.runChange.start(change.value);
    return change;
  }

  private async begin(
    tx: Transaction,
    begun: Begun,
    rows: readonly ChangedRow[],
    context: StaffContext,
  ): Promise<Result<string>> {
    if (RECORD_FORMS[begun.kind].needsReason === true && begun.reason === null)
      return refuse('records.reasonRequired');
    const id = newId();
    await this.changes.insert(tx, { ...begun, id, createdBy: context.staff.staffId }, rows);
    const told = rows.slice(0, MOST_REPORTED);
    const { kind, summary, reason, undoes, origin } = begun;
    await this.trail.record(
      tx,
      {
        action: origin === 'undo' ? 'recordChange.undo' : 'recordChange.start',
        subjectType: 'recordChange',
        subjectId: id,
        before: { records: told.map(({ recordId, label, before }) => ({ recordId, label, values: before })) },
        after: {
          kind,
          summary,
          reason,
          undoes,
          total: rows.length,
          records: told.map(({ recordId, label, after }) => ({ recordId, label, values: after })),
        },
      },
      context,
    );
    return ok(id);
  }
}
