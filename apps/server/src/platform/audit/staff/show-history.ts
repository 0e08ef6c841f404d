import { Injectable } from '@nestjs/common';
import type { getHistory, HandlerInput, HandlerReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { HistoryReader, type RecordChange, type RecordPast } from '../index.js';
import { Clock } from '../../clock/index.js';
import { isCost, isPersonal } from './mask-personal.js';
import { RecordNames } from './record-name.reader.js';

type Input = HandlerInput<typeof getHistory>;
type Reply = HandlerReply<typeof getHistory>;

/** The permissions of the reader. */
interface Sight {
  readonly seesContacts: boolean;
  readonly seesMargins: boolean;
}

const camelCase = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Kinds of records that have codes instead of UUIDs. */
const HAVE_CODES: ReadonlySet<string> = new Set(['pickupCounter']);

/** Kinds of records whose actions are kept, and nothing else: nobody has changed a record without one. */
const HAVE_ACTIONS: ReadonlySet<string> = new Set([
  'case',
  'couponBatch',
  'fleet',
  'fleetUnit',
  'privacyRequest',
  'review',
]);

const UNCHANGED: RecordPast = { fields: null, personal: [], beganAt: null, isKept: false, changes: [] };

/** True if a record of the kind can have the id. */
const hasId = ({ type, id }: Input['params']): boolean => HAVE_CODES.has(type) || UUID.test(id);

/** A record as of a moment. Names are left out for readers who may not see them. */
@Injectable()
export class ShowHistory {
  constructor(
    private readonly history: HistoryReader,
    private readonly names: RecordNames,
    private readonly clock: Clock,
  ) {}

  async run(
    { params, query }: Pick<Input, 'params' | 'query'>,
    { seesContacts, seesMargins }: Sight,
  ): Promise<Result<Reply, 'record.missing'>> {
    if (!hasId(params)) return refuse('record.missing');
    const at = query.at === undefined ? this.clock.now() : new Date(query.at);
    const known = await this.history.read(params.type, params.id, at);
    const past = known ?? (HAVE_ACTIONS.has(params.type) ? UNCHANGED : null);
    if (past === null) return refuse('record.missing');
    const isMasked = (column: string): boolean =>
      (!seesContacts && (past.personal.includes(column) || isPersonal(camelCase(column)))) ||
      (!seesMargins && isCost(camelCase(column)));
    const changeOf = ({ actorKind, at: changedAt, fields, ...change }: RecordChange) => ({
      ...change,
      at: changedAt.toISOString(),
      actorKind: actorKind as Reply['changes'][number]['actorKind'],
      fields: fields.map(({ field, before, after }) => ({
        field: camelCase(field),
        before: isMasked(field) ? null : before,
        after: isMasked(field) ? null : after,
        isMasked: isMasked(field),
      })),
    });
    const names = await this.names.among([past.fields, past.changes.map(({ fields }) => fields)], {
      seesContacts,
    });
    return ok({
      names: Object.fromEntries(names),
      at: at.toISOString(),
      beganAt: past.beganAt?.toISOString() ?? null,
      isKept: past.isKept,
      state: past.fields === null ? 'absent' : 'present',
      fields: Object.entries(past.fields ?? {})
        .map(([column, value]) => ({
          field: camelCase(column),
          value: isMasked(column) ? null : value,
          isMasked: isMasked(column),
        }))
        .sort((a, b) => a.field.localeCompare(b.field, 'en')),
      changes: past.changes.map(changeOf),
    });
  }
}
