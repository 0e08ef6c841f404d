import { Injectable } from '@nestjs/common';
import {
  changedFields,
  ok,
  readRecord,
  type RecordKind,
  type RecordValues,
  refuse,
  type Result,
  valuesOf,
} from '@simpletread/domain';

import type { StaffContext } from '../../platform/audit/index.js';
import {
  isStale,
  isUniqueViolation,
  type SeenVersion,
  type Transaction,
  UnitOfWork,
} from '../../platform/database/index.js';
import { RecordsTrail } from './records-trail.js';
import { PlanEffects } from './plan-effects.js';
import type { RecordStore, StoredRecord } from './record-store.js';
import { RecordStores } from './record-stores.js';

interface Input {
  readonly kind: RecordKind;
  readonly reason: string | null;
  /** The number of refused tires that the change may put on sale. */
  readonly acceptedUnrefused: number;
}

interface ChangeRequest extends Input {
  readonly id: string;
  readonly version: SeenVersion;
}

/** Adds, changes and removes records one by one; what is written is in the shop as soon as it is committed. */
@Injectable()
export class SaveRecord {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: RecordStores,
    private readonly trail: RecordsTrail,
    private readonly effects: PlanEffects,
  ) {}

  add(request: Input, sent: RecordValues, context: StaffContext): Promise<Result<StoredRecord>> {
    const store = this.stores.of(request.kind);
    return this.written(async (tx) => {
      if (!store.form.isAddable) return refuse('records.notAddable', { noun: store.form.noun });
      const values = this.checked(store, request, sent, null);
      if (!values.ok) return values;
      const id = store.newIdOf(values.value);
      if ((await store.byKeys([values.value], tx)).length > 0) return refuse('records.keyTaken');
      const [fault = null] = await store.faultsOf([{ id, values: values.value }], tx);
      if (fault !== null) return { ok: false, fault };
      const confirmed = await this.confirmed(request, null, values.value);
      if (!confirmed.ok) return confirmed;
      await store.insert([{ id, values: values.value }], tx);
      await this.trail.record(
        tx,
        {
          action: 'record.add',
          subjectType: store.subjectType,
          subjectId: id,
          before: null,
          after: { ...values.value, reason: request.reason },
        },
        context,
      );
      return this.found(store, id, tx);
    });
  }

  change(request: ChangeRequest, sent: RecordValues, context: StaffContext): Promise<Result<StoredRecord>> {
    const store = this.stores.of(request.kind);
    return this.written(async (tx) => {
      const found = await this.lock(store, request, tx);
      if (!found.ok) return found;
      const before = found.value.values;
      const values = this.checked(store, request, sent, before);
      if (!values.ok) return values;
      const [fault = null] = await store.faultsOf([{ id: request.id, values: values.value }], tx);
      if (fault !== null) return { ok: false, fault };
      const confirmed = await this.confirmed(request, before, values.value);
      if (!confirmed.ok) return confirmed;
      const fields = changedFields(store.form, before, values.value);
      if (fields.length > 0) await store.update([{ id: request.id, values: values.value }], tx);
      await this.trail.record(
        tx,
        {
          action: 'record.change',
          subjectType: store.subjectType,
          subjectId: request.id,
          before: valuesOf(fields, before),
          after: {
            ...valuesOf(fields, values.value),
            ...(request.reason === null ? {} : { reason: request.reason }),
          },
        },
        context,
      );
      return this.found(store, request.id, tx);
    });
  }

  remove(request: ChangeRequest, context: StaffContext): Promise<Result<null>> {
    const store = this.stores.of(request.kind);
    return this.work.run(async (tx): Promise<Result<null>> => {
      const found = await this.lock(store, request, tx);
      if (!found.ok) return found;
      if (!store.form.isRemovable) return refuse('records.inUse');
      if (store.form.needsReason === true && request.reason === null) return refuse('records.reasonRequired');
      const confirmed = await this.confirmed(request, found.value.values, null);
      if (!confirmed.ok) return confirmed;
      await store.remove([request.id], tx);
      await this.trail.record(
        tx,
        {
          action: 'record.remove',
          subjectType: store.subjectType,
          subjectId: request.id,
          before: found.value.values,
          after: request.reason === null ? null : { reason: request.reason },
        },
        context,
      );
      return ok(null);
    });
  }

  /** Of two concurrent writes, one wins. */
  private async written(
    write: (tx: Transaction) => Promise<Result<StoredRecord>>,
  ): Promise<Result<StoredRecord>> {
    try {
      return await this.work.run(write);
    } catch (error) {
      if (isUniqueViolation(error)) return refuse('records.keyTaken');
      throw error;
    }
  }

  private checked(
    store: RecordStore,
    { reason }: Input,
    sent: RecordValues,
    before: RecordValues | null,
  ): Result<RecordValues> {
    if (store.form.needsReason === true && reason === null) return refuse('records.reasonRequired');
    return readRecord(store.form, store.tidied(sent), before);
  }

  private confirmed(
    { kind, acceptedUnrefused }: Input,
    before: RecordValues | null,
    after: RecordValues | null,
  ): Promise<Result<null>> {
    return this.effects.confirmed(kind, [{ before, after }], acceptedUnrefused);
  }

  private async lock(
    store: RecordStore,
    { id, version }: ChangeRequest,
    tx: Transaction,
  ): Promise<Result<StoredRecord>> {
    const [record] = await store.lock([id], tx);
    if (record === undefined) return refuse('record.missing');
    return isStale(record.version, version) ? refuse('record.stale') : ok(record);
  }

  private async found(store: RecordStore, id: string, tx: Transaction): Promise<Result<StoredRecord>> {
    const [record] = await store.byIds([id], tx);
    return record === undefined ? refuse('record.missing') : ok(record);
  }
}
