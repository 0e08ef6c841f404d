import Button from '@mui/material/Button';
import { EmptyState } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { useGetOne, useParams, type RaRecord } from 'react-admin';

import { statusOf, WHOLE_RECORD } from '../api/index.js';
import { RESOURCE_PERMISSIONS, type ResourceName, useCan } from '../auth/index.js';
import { AccessDeniedPage, NotFoundPage, PageSkeleton } from '../frame/index.js';

interface RecordPageProps<Row extends RaRecord> {
  readonly resource: ResourceName;
  /** Reload interval, for records that change with time. */
  readonly refreshMs?: number;
  readonly children: (record: Row) => ReactNode;
}

/** Loads the record in the address, and reports a missing, refused or unreachable one. */
export const RecordPage = <Row extends RaRecord>({ resource, refreshMs, children }: RecordPageProps<Row>) => {
  const { id = '' } = useParams<{ id: string }>();
  const can = useCan();
  const { data, error, refetch } = useGetOne<Row>(
    resource,
    { id, meta: WHOLE_RECORD },
    refreshMs === undefined ? {} : { refetchInterval: refreshMs },
  );
  if (data !== undefined) return <>{children(data)}</>;
  if (error === null || error === undefined) return <PageSkeleton />;
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
