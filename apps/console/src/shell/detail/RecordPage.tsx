import type { ReactNode } from 'react';
import { type RaRecord, ShowBase } from 'react-admin';

import type { ResourceName } from '../auth/index.js';
import { recordReads } from './record-reads.js';
import { RecordState } from './RecordState.js';

export interface RecordPageProps<Row extends RaRecord> {
  readonly resource: ResourceName;
  /** Reload interval, for records that change with time. */
  readonly refreshMs?: number;
  readonly children: (record: Row) => ReactNode;
}

/** The page of the record in the address. The frame has checked session and role already. */
export const RecordPage = <Row extends RaRecord>({ resource, refreshMs, children }: RecordPageProps<Row>) => (
  <ShowBase<Row>
    resource={resource}
    disableAuthentication
    redirectOnError={false}
    queryOptions={recordReads(refreshMs)}
    render={(read) => (
      <RecordState resource={resource} read={read}>
        {children}
      </RecordState>
    )}
  />
);
