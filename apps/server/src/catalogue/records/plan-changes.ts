import { Injectable } from '@nestjs/common';
import type { ChangePlan } from '@simpletread/contract';
import {
  ok,
  type ChangeSet,
  readRecordCsv,
  type RecordForm,
  type RecordKind,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Database, type SqlRunner } from '../../platform/database/index.js';
import { planBulk } from './plan-bulk.js';
import { planImport } from './plan-import.js';
import type { ChangedRow } from './change.repository.js';
import { planDigest } from './plan-digest.js';
import { type ChangedValues, PlanEffects } from './plan-effects.js';
import { isChange, outcomeOf, type PlannedRow, shownRow } from './planned-row.js';
import type { RecordFilter } from './record-store.js';
import { RecordStores } from './record-stores.js';

export interface BulkRequest {
  readonly kind: RecordKind;
  /** The chosen ones; null for all that the filter finds. */
  readonly ids: readonly string[] | null;
  readonly filter: RecordFilter;
  readonly change: ChangeSet;
}

export interface ImportRequest {
  readonly kind: RecordKind;
  readonly csv: string;
  readonly isRemoving: boolean;
}

type Plan = Result<readonly PlannedRow[]>;

/** Records of one change: more would hold the catalogue for minutes. */
const MOST_RECORDS = 50_000;
const MOST_SHOWN = 200;

const OUTCOME_ORDER = { refused: 0, removed: 1, added: 2, changed: 3, same: 4 } as const;

/** The totals of a plan, with the first of its rows. */
const countedPlan = (form: RecordForm, rows: readonly PlannedRow[]): Omit<ChangePlan, 'verdicts'> => {
  const counts = { added: 0, changed: 0, removed: 0, same: 0, refused: 0 };
  const outcomes = rows.map((row) => ({ row, outcome: outcomeOf(form, row) }));
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return {
    counts,
    planDigest: planDigest(form, rows),
    rows: outcomes
      .sort((a, b) => OUTCOME_ORDER[a.outcome] - OUTCOME_ORDER[b.outcome])
      .slice(0, MOST_SHOWN)
      .map(({ row }) => shownRow(form, row)),
  };
};

/** Plans changes of many records without making them. */
@Injectable()
export class PlanChanges {
  constructor(
    private readonly database: Database,
    private readonly stores: RecordStores,
    private readonly effects: PlanEffects,
  ) {}

  async shown(kind: RecordKind, rows: readonly PlannedRow[]): Promise<ChangePlan> {
    const { form } = this.stores.of(kind);
    const changes = rows.filter((row) => isChange(form, row));
    return { ...countedPlan(form, rows), verdicts: await this.effects.verdictsOf(kind, changes) };
  }

  /** Rows that hold changed fields alone, with all others as they are now. */
  async wholeValues(
    kind: RecordKind,
    rows: readonly ChangedRow[],
    db: SqlRunner,
  ): Promise<readonly ChangedValues[]> {
    const ids = rows.map(({ recordId }) => recordId);
    const stored = await this.stores.of(kind).byIds(ids, db);
    const valuesOf = new Map(stored.map(({ id, values }) => [id, values]));
    return rows.map(({ recordId, before, after }) => ({
      before: before === null ? null : { ...valuesOf.get(recordId), ...before },
      after: after === null ? null : { ...valuesOf.get(recordId), ...after },
    }));
  }

  async bulk({ kind, ids, filter, change }: BulkRequest, db: SqlRunner = this.database): Promise<Plan> {
    const store = this.stores.of(kind);
    const fault = this.faultOf(store.form, change);
    if (!fault.ok) return fault;
    const chosen = ids === null ? filter : { id: ids };
    const records = await store.matching(chosen, MOST_RECORDS + 1, db);
    if (records.length > MOST_RECORDS) return refuse('records.tooMany', { max: MOST_RECORDS });
    return ok(planBulk(store.form, records, change));
  }

  async import({ kind, csv, isRemoving }: ImportRequest, db: SqlRunner = this.database): Promise<Plan> {
    const store = this.stores.of(kind);
    const lines = readRecordCsv(store.form, csv);
    if (!lines.ok) return lines;
    if (lines.value.length > MOST_RECORDS) return refuse('records.tooMany', { max: MOST_RECORDS });
    return planImport(store, lines.value, { isRemoving, most: MOST_RECORDS }, db);
  }

  /** A field that is never changed for many is refused at once, not record by record. */
  private faultOf({ fields }: RecordForm, change: ChangeSet): Result<null> {
    for (const [name, each] of Object.entries(change)) {
      const field = fields.find((candidate) => candidate.name === name);
      const isChangeable = field !== undefined && field.isKey !== true && field.isSingle !== true;
      if (!isChangeable || (each.kind === 'raise' && field.rule.kind !== 'money'))
        return refuse('records.fieldUnknown', { field: field?.label ?? name });
    }
    return ok(null);
  }
}
