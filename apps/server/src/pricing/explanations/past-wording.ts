import type { Lasting } from '@simpletread/domain';

import type { Fields, PastVersion } from '../../platform/audit/index.js';
import type { StoredPriceList } from '../rules/index.js';

interface PastWindow {
  readonly name: string;
  readonly state: StoredPriceList['state'];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

const momentOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

/** A rule's row as history has it: the columns that it keeps under their own names; what it leaves out does not hang on the moment. */
export const overlaid = <T extends PastWindow>(row: T, then: Fields | undefined): T =>
  then === undefined
    ? row
    : {
        ...row,
        ...('definition' in then ? { definition: then['definition'] } : {}),
        ...('audience' in then ? { audience: then['audience'] } : {}),
        name: String(then['name']),
        state: then['state'] as T['state'],
        startsAt: momentOf(then['starts_at']),
        endsAt: momentOf(then['ends_at']),
      };

/** All wordings of a rule, from when it was made on: those that history has, the oldest first, and the row as it is. */
export const wordingsOf = <T extends PastWindow>(
  row: T,
  made: Date,
  versions: readonly PastVersion[],
): Lasting<T>[] =>
  [...versions, null].map((version, index) => ({
    rule: overlaid(row, version?.fields),
    since: versions[index - 1]?.until ?? made,
    until: version?.until ?? null,
  }));
