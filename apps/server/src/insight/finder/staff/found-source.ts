import type { Found } from '@simpletread/contract';
import type { FinderText, FoundKind, PermissionHolder } from '@simpletread/domain';

import type { Condition, SqlValue } from '../../../platform/database/index.js';

/** Finds and shows one kind of record. The parts of its statement are constants of the code. */
export interface FoundSource<Row extends object> {
  readonly kind: FoundKind;
  readonly columns: string;
  readonly from: string;
  readonly key: string;
  readonly orderBy: string;
  /** Holds for every record of the kind that can be found. */
  readonly always?: string;
  /** Conditions of which one is enough; none if the text means nothing for this kind. */
  readonly anyOf: (text: FinderText, viewer: PermissionHolder) => readonly Condition[];
  readonly show: (row: Row, viewer: PermissionHolder) => Omit<Found, 'kind'>;
}

/** A condition on a value that the text has; none otherwise. */
export const onValue = (value: SqlValue, sql: string): Condition[] =>
  value === null || value === undefined ? [] : [{ sql, params: [value] }];

/** The parts of a line of detail that are there. */
export const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');
