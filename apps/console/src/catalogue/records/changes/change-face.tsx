import type { RecordChange } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';

export const ORIGIN_WORDS: Readonly<Record<RecordChange['origin'], string>> = {
  bulk: 'Many at once',
  import: 'From a table',
  undo: 'Taken back',
};

/** The state of a change. */
export const ChangeChip = ({ change }: { readonly change: Pick<RecordChange, 'state' | 'undoneBy'> }) => {
  if (change.state === 'running') return <Chip tone="info">Under way</Chip>;
  return change.undoneBy === null ? <Chip tone="good">Done</Chip> : <Chip tone="neutral">Undone</Chip>;
};
