import type { RecordChange } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';

export const ORIGIN_WORDS: Readonly<Record<RecordChange['origin'], string>> = {
  bulk: 'Bulk change',
  import: 'Import',
  undo: 'Undo',
};

/** The state of a change. */
export const ChangeChip = ({ change }: { readonly change: Pick<RecordChange, 'state' | 'undoneBy'> }) => {
  if (change.state === 'running') return <Chip tone="info">In progress</Chip>;
  return change.undoneBy === null ? <Chip tone="good">Done</Chip> : <Chip tone="neutral">Undone</Chip>;
};
