import { useState } from 'react';

import { FormDialog } from '../../shell/dialog/index.js';
import { SelectControl } from '../../shell/form/index.js';
import { type SearchedKind, SearchPicker } from '../../catalogue/index.js';
import { NEW_ROW, type RowFields } from './grid-row.js';

const KINDS = [
  ['line', 'Lines'],
  ['tire', 'Single tires'],
] as const satisfies readonly (readonly [SearchedKind, string])[];

interface FindKeyDialogProps {
  readonly onTake: (rows: readonly RowFields[]) => void;
  readonly onClose: () => void;
}

/** Lines and tires have no name to type: staff find them, and they become rows. */
export const FindKeyDialog = ({ onTake, onClose }: FindKeyDialogProps) => {
  const [kind, setKind] = useState<SearchedKind>('line');
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <FormDialog
      title="Find lines or tires"
      confirm={`Add ${value.length} ${value.length === 1 ? 'row' : 'rows'}`}
      isBusy={value.length === 0}
      error={null}
      isEdited={value.length > 0}
      onSubmit={() => onTake(value.map((about) => ({ ...NEW_ROW, scope: kind, about })))}
      onClose={onClose}
    >
      <SelectControl
        label="What"
        options={KINDS}
        value={kind}
        onChange={(chosen) => {
          setValue([]);
          setKind(chosen);
        }}
      />
      <SearchPicker
        key={kind}
        kind={kind}
        label={kind === 'line' ? 'Brand and line' : 'Line and size, such as defender 225/65'}
        value={value}
        onChange={setValue}
      />
    </FormDialog>
  );
};
