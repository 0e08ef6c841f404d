import { EditBase, type RaRecord, useNotify } from 'react-admin';

import { WHOLE_RECORD } from '../api/index.js';
import { type RecordPageProps, recordReads, RecordState } from '../detail/index.js';

interface EditPageProps<Row extends RaRecord> extends RecordPageProps<Row> {
  /** The notice once it is saved. */
  readonly done?: string;
}

/** The page of the record in the address, with a form that saves it. The server's answer counts, not a guess: nothing is shown before. */
export const EditPage = <Row extends RaRecord>({
  resource,
  refreshMs,
  done = 'Saved.',
  children,
}: EditPageProps<Row>) => {
  const notify = useNotify();
  return (
    <EditBase<Row>
      resource={resource}
      disableAuthentication
      redirect={false}
      redirectOnError={false}
      mutationMode="pessimistic"
      mutationOptions={{ meta: WHOLE_RECORD, onSuccess: () => notify(done) }}
      queryOptions={{ ...recordReads(refreshMs), refetchOnWindowFocus: true, refetchOnReconnect: true }}
      render={(read) => (
        <RecordState resource={resource} read={read}>
          {children}
        </RecordState>
      )}
    />
  );
};
