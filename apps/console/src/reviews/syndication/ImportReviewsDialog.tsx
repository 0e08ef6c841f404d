import { importReviews, type ReviewsImported } from '@simpletread/contract';

import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog, UNSENT } from '../../shell/dialog/index.js';
import { FileInput, formContract, TextInput } from '../../shell/form/index.js';
import { ImportedRows } from './ImportedRows.js';
import { useSyndicationCalls } from './syndication-calls.js';

interface FileForm {
  readonly source: string;
  readonly file: File | null;
}

type Body = BodyOf<typeof importReviews>;

const BLANK: FileForm = { source: '', file: null };

const FILE = formContract<FileForm, Body>({
  schema: importReviews.body,
  // Nothing chosen is refused like an empty file.
  inputOf: ({ source, file }) => ({ source, file: file ?? new Blob() }),
});

const changes = (rows: ReviewsImported['rows'], outcome: 'added' | 'withdrawn'): number =>
  rows.filter((row) => row.outcome === outcome).length;

const doneText = ({ rows }: ReviewsImported): string => {
  const [added, withdrawn] = [changes(rows, 'added'), changes(rows, 'withdrawn')];
  const imported = added === 1 ? 'Imported 1 review' : `Imported ${added.toLocaleString('en-US')} reviews`;
  return withdrawn === 0 ? `${imported}.` : `${imported}, took down ${withdrawn.toLocaleString('en-US')}.`;
};

/** Imports a partner's reviews: first shows the outcome of each row. */
export const ImportReviewsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const calls = useSyndicationCalls();
  const trying = useStaffAction({ run: calls.previewReviews, reload: [], done: () => null });
  const importing = useStaffAction({ run: calls.importReviews, reload: ['history'], done: doneText });
  const forget = (): void => {
    trying.forget();
    importing.forget();
  };
  const tried = importing.last?.output ?? trying.last?.output;
  const isOver = importing.last !== undefined;
  const isGood = tried !== undefined && changes(tried.rows, 'added') + changes(tried.rows, 'withdrawn') > 0;
  return (
    <FormDialog
      title="Import reviews"
      confirm={isGood ? 'Import and publish' : 'Preview'}
      isOver={isOver}
      isBusy={trying.isBusy || importing.isBusy}
      error={importing.error ?? trying.error}
      values={BLANK}
      contract={FILE}
      onSubmit={async (body) => (await (isGood ? importing : trying).submit(body)) ?? UNSENT}
      onClose={onClose}
      maxWidth="sm"
    >
      <TextInput source="source" label="Partner, as readers see it" isRequired isFirst onEdit={forget} />
      <FileInput source="file" label="CSV file" accept=".csv,text/csv" onEdit={forget} />
      {tried === undefined ? (
        <p>You see a preview first. Nothing is saved until you confirm.</p>
      ) : (
        <ImportedRows rows={tried.rows} isApplied={isOver} />
      )}
    </FormDialog>
  );
};
