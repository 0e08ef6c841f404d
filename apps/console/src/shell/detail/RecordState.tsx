import Button from '@mui/material/Button';
import { WATCHED_RECORDS, type WatchedRecord } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import type { ReactNode } from 'react';
import type { EditControllerResult, RaRecord, ShowControllerResult } from 'react-admin';

import { statusOf } from '../api/index.js';
import { RESOURCE_PERMISSIONS, type ResourceName, useCan } from '../auth/index.js';
import { AccessDeniedPage, NotFoundPage, PageSkeleton } from '../frame/index.js';
import { Presence } from '../presence/index.js';

export interface RecordStateProps<Row extends RaRecord> {
  readonly resource: ResourceName;
  readonly read: ShowControllerResult<Row> | EditControllerResult<Row>;
  readonly children: (record: Row) => ReactNode;
}

const isWatched = (resource: ResourceName): resource is WatchedRecord =>
  Object.hasOwn(WATCHED_RECORDS, resource);

/** A record that was read once stays, whatever becomes of later reads. Until then, reports a missing, refused or unreachable one. */
export const RecordState = <Row extends RaRecord>({ resource, read, children }: RecordStateProps<Row>) => {
  const can = useCan();
  const { record, error, refetch } = read;
  if (record !== undefined)
    return isWatched(resource) ? (
      <Presence resource={resource} id={String(record.id)}>
        {children(record)}
      </Presence>
    ) : (
      <>{children(record)}</>
    );
  if (error === null) return <PageSkeleton />;
  if (statusOf(error) === 403 && !can(RESOURCE_PERMISSIONS[resource])) return <AccessDeniedPage />;
  if ([400, 404].includes(statusOf(error))) return <NotFoundPage />;
  return (
    <EmptyState
      tone="error"
      title="Sorry, something went wrong"
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {error instanceof Error ? error.message : null}
    </EmptyState>
  );
};
