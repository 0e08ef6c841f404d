import { Controller, type Type } from '@nestjs/common';
import type { HandlerInput, RecordCalls, RecordRow } from '@simpletread/contract';
import { MOST_TABLE_RECORDS, ok, type RecordKind, type Result, writeRecordCsv } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Database, ReadReplica } from '../../platform/database/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../platform/http/index.js';
import { PlanChanges } from './plan-changes.js';
import type { StoredRecord } from './record-store.js';
import { RecordStores } from './record-stores.js';
import { SaveRecord } from './save-record.js';
import { ShowChange } from './show-change.js';
import { StartChange } from './start-change.js';

const rowOf = ({ updatedAt, ...record }: StoredRecord): RecordRow => ({
  ...record,
  updatedAt: updatedAt.toISOString(),
});

const rowOfResult = (result: Result<StoredRecord>): Result<RecordRow> =>
  result.ok ? ok(rowOf(result.value)) : result;

/** The controller of a group of kinds. All have the same endpoints, with their own kinds and permissions. */
export const recordsController = (calls: RecordCalls, kinds: readonly RecordKind[]): Type => {
  @Controller()
  class RecordsController {
    constructor(
      readonly database: Database,
      readonly replica: ReadReplica,
      readonly stores: RecordStores,
      readonly save: SaveRecord,
      readonly plans: PlanChanges,
      readonly start: StartChange,
      readonly changes: ShowChange,
    ) {}

    @Bind(calls.list)
    async list(@Input() { params, query }: HandlerInput<RecordCalls['list']>) {
      const { filter = {}, sort = ['label', 'ASC'], range } = query;
      const page = await this.stores.of(params.kind).page({ filter, sort, range }, this.replica);
      return ok({ items: page.items.map(rowOf), total: page.total });
    }

    @Bind(calls.get)
    async get(@Input() { params }: HandlerInput<RecordCalls['get']>) {
      const [record] = await this.stores.of(params.kind).byIds([params.id], this.database);
      return record === undefined
        ? ({ ok: false, fault: { code: 'record.missing', data: {} } } as const)
        : ok(rowOf(record));
    }

    @Bind(calls.add)
    async add(
      @Input() { params, body }: HandlerInput<RecordCalls['add']>,
      @Staff() staff: StaffPrincipal,
      @RequestId() requestId: string,
    ) {
      const { values, ...request } = body;
      return rowOfResult(await this.save.add({ ...params, ...request }, values, { staff, requestId }));
    }

    @Bind(calls.change)
    async change(
      @Input() { params, body }: HandlerInput<RecordCalls['change']>,
      @Staff() staff: StaffPrincipal,
      @RequestId() requestId: string,
    ) {
      const { values, ...request } = body;
      return rowOfResult(await this.save.change({ ...params, ...request }, values, { staff, requestId }));
    }

    @Bind(calls.remove)
    remove(
      @Input() { params, query }: HandlerInput<RecordCalls['remove']>,
      @Staff() staff: StaffPrincipal,
      @RequestId() requestId: string,
    ) {
      const request = { ...params, ...query, version: query.version ?? null, reason: query.reason ?? null };
      return deleted(params.id, this.save.remove(request, { staff, requestId }));
    }

    @Bind(calls.tryBulk)
    async tryBulk(@Input() { params, body }: HandlerInput<RecordCalls['tryBulk']>) {
      const plan = await this.plans.bulk({ ...params, ...body });
      return plan.ok ? ok(await this.plans.shown(params.kind, plan.value)) : plan;
    }

    @Bind(calls.bulk)
    bulk(
      @Input() { params, body }: HandlerInput<RecordCalls['bulk']>,
      @Staff() staff: StaffPrincipal,
      @RequestId() requestId: string,
    ) {
      return this.after(this.start.bulk({ ...params, ...body }, { staff, requestId }));
    }

    @Bind(calls.export)
    async export(@Input() { params, query }: HandlerInput<RecordCalls['export']>) {
      const store = this.stores.of(params.kind);
      const records = await store.matching(query.filter ?? {}, MOST_TABLE_RECORDS, this.replica);
      const text = writeRecordCsv(
        store.form,
        records.map(({ values }) => values),
      );
      return ok({ name: `${params.kind}.csv`, mediaType: 'text/csv' as const, text });
    }

    @Bind(calls.tryImport)
    async tryImport(@Input() { params, body }: HandlerInput<RecordCalls['tryImport']>) {
      const csv = Buffer.from(body.file.bytes).toString('utf8');
      const plan = await this.plans.import({ ...params, csv, isRemoving: body.isRemoving });
      return plan.ok ? ok(await this.plans.shown(params.kind, plan.value)) : plan;
    }

    @Bind(calls.import)
    import(
      @Input() { params, body }: HandlerInput<RecordCalls['import']>,
      @Staff() staff: StaffPrincipal,
      @RequestId() requestId: string,
    ) {
      const { file, reason, ...told } = body;
      const csv = Buffer.from(file.bytes).toString('utf8');
      const request = { ...params, ...told, csv, reason: reason?.trim() || null };
      return this.after(this.start.import(request, { staff, requestId }));
    }

    @Bind(calls.undo)
    undo(
      @Input() { params, query }: HandlerInput<RecordCalls['undo']>,
      @Staff() staff: StaffPrincipal,
      @RequestId() requestId: string,
    ) {
      return this.after(this.start.undo({ ...params, ...query }, kinds, { staff, requestId }));
    }

    async after(begun: Promise<Result<string>>) {
      const change = await begun;
      return change.ok ? this.changes.find(change.value, kinds) : change;
    }
  }
  return RecordsController;
};
