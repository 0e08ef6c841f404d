import Button from '@mui/material/Button';
import { isOwnedRecord, WATCHED_RECORDS, type WatchedRecord } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import { type ReactNode, useMemo } from 'react';
import type { EditControllerResult, RaRecord, ShowControllerResult } from 'react-admin';

import { statusOf } from '../api/index.js';
import { RESOURCE_PERMISSIONS, type ResourceName, useCan } from '../auth/index.js';
import { AccessDeniedPage, NotFoundPage, PageSkeleton } from '../frame/index.js';
import { Presence } from '../presence/index.js';
import { OwnedRecordContext } from '../work-owners/index.js';

export interface RecordStateProps<Row extends RaRecord> {
  readonly resource: ResourceName;
  readonly read: ShowControllerResult<Row> | EditControllerResult<Row>;
  readonly children: (record: Row) => ReactNode;
}

const isWatched = (resource: ResourceName): resource is WatchedRecord =>
  Object.hasOwn(WATCHED_RECORDS, resource);

interface ShownProps<Row extends RaRecord> extends Omit<RecordStateProps<Row>, 'read'> {
  readonly record: Row;
}

/** Of these, only records in one state are anyone's work. */
const WORK_STATES: ReadonlyMap<ResourceName, string> = new Map([
  ['messages', 'failed'],
  ['alerts', 'open'],
  ['approvals', 'pending'],
] as const);

const isWork = (resource: ResourceName, record: RaRecord): boolean => {
  const state = WORK_STATES.get(resource);
  return state === undefined || record['state'] === state;
};

/** The record with its owner and the colleagues who have it open. */
const Shown = <Row extends RaRecord>({ resource, record, children }: ShownProps<Row>) => {
  const id = String(record.id);
  const hasOwner = isOwnedRecord(resource) && isWork(resource, record);
  const owned = useMemo(
    () => (hasOwner && isOwnedRecord(resource) ? { kind: resource, id } : null),
    [hasOwner, resource, id],
  );
  return (
    <OwnedRecordContext value={owned}>
      {isWatched(resource) ? (
        <Presence resource={resource} id={id}>
          {children(record)}
        </Presence>
      ) : (
        children(record)
      )}
    </OwnedRecordContext>
  );
};

/** A record that was read once stays, whatever becomes of later reads. Until then, reports a missing, refused or unreachable one. */
export const RecordState = <Row extends RaRecord>({ resource, read, children }: RecordStateProps<Row>) => {
  const can = useCan();
  const { record, error, refetch } = read;
  if (record !== undefined)
    return (
      <Shown resource={resource} record={record}>
        {children}
      </Shown>
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
