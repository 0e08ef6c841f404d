import { type OurPicksReply, saveOurPicks } from '@simpletread/contract';
import { Chip, EmptyState } from '@simpletread/ui';
import { useState } from 'react';
import { useNotify } from 'react-admin';

import { useIntentKey } from '../../shell/api/index.js';
import { Panel } from '../../shell/detail/index.js';
import { EditForm } from '../../shell/editor/index.js';
import { formContract, PickerControl, useBound } from '../../shell/form/index.js';
import { useFound } from '../pickers/index.js';
import { type PicksRequest, usePicksCalls } from './picks-calls.js';
import { moved } from './moved.js';
import styles from './OurPicks.module.css';
import { type Pick as PickedLine, PickItem } from './PickItem.js';

interface PicksEditorProps {
  readonly saved: OurPicksReply;
  readonly isReadOnly: boolean;
}

interface PicksForm {
  readonly picks: readonly PickedLine[];
}

const formOf = ({ picks }: OurPicksReply): PicksForm => ({ picks });

const picksOf = (picks: readonly PickedLine[]): PicksRequest['picks'] =>
  picks.map(({ lineId, startsAt, endsAt }) => ({ lineId, startsAt, endsAt }));

/** Checks picks by the contract. The version doesn't matter to the check. */
const picksContract = formContract<PicksForm, PicksRequest>({
  schema: saveOurPicks.body,
  inputOf: ({ picks }) => ({ version: 1, picks: picksOf(picks) }),
});

/** A line that was added and isn't saved yet. */
const UNKNOWN = { categoryName: '', scoreOverall: null, startsAt: null, endsAt: null, isOn: false };

const AddLine = ({ onAdd }: { readonly onAdd: (lineId: string, label: string) => void }) => {
  const [text, setText] = useState('');
  const found = useFound('line', text);
  return (
    <PickerControl
      label="Add a product line"
      placeholder="Brand or line"
      value={[]}
      options={found.options}
      isLoading={found.isLoading}
      labelOf={(value) => value}
      onSearch={setText}
      onChange={([lineId]) => {
        const option = found.options.find(({ value }) => value === lineId);
        if (option !== undefined) onAdd(option.value, option.label);
      }}
    />
  );
};

const Picks = ({ isReadOnly }: Pick<PicksEditorProps, 'isReadOnly'>) => {
  const { value: picks, onChange: change } = useBound<readonly PickedLine[]>('picks');
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const move = (from: number, to: number): void => {
    const next = moved(picks, from, to);
    if (next === picks) return;
    change(next);
    setTold(`${picks[from]?.label ?? ''} is now number ${to + 1} of ${picks.length}`);
  };
  const add = (lineId: string, label: string): void => {
    if (picks.some((pick) => pick.lineId === lineId)) return;
    change([...picks, { ...UNKNOWN, lineId, label }]);
  };
  return (
    <Panel title="Display order" extra={`${picks.length} lines`}>
      <p className={styles.hidden} role="status">
        {told}
      </p>
      {picks.length === 0 && (
        <EmptyState title="No picks yet" layout="row">
          Add a product line below.
        </EmptyState>
      )}
      <ol className={styles.list} aria-label="Our picks">
        {picks.map((pick, at) => (
          <PickItem
            key={pick.lineId}
            pick={pick}
            at={at}
            count={picks.length}
            isReadOnly={isReadOnly}
            isDragged={dragged === at}
            mark={pick.isOn ? <Chip tone="good">On</Chip> : <Chip tone="neutral">Off</Chip>}
            onDrag={setDragged}
            onDragOver={() => {
              if (dragged === null || dragged === at) return;
              move(dragged, at);
              setDragged(at);
            }}
            onMove={(to) => move(at, to)}
            onChange={(next) => change(picks.map((known, index) => (index === at ? next : known)))}
            onRemove={() => change(picks.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <div className={styles.add}>
          <AddLine onAdd={add} />
        </div>
      )}
    </Panel>
  );
};

/** Puts picks in order by drag, by buttons or by the arrow keys with Alt. The shop shows it once it is saved. */
export const PicksEditor = ({ saved, isReadOnly }: PicksEditorProps) => {
  const data = usePicksCalls();
  const notify = useNotify();
  const keyFor = useIntentKey();
  const change = async (version: number, { picks }: PicksRequest): Promise<OurPicksReply> => {
    const next = await data.saveOurPicks({ version, picks }, keyFor({ version, picks }));
    notify('Saved. Live in the shop within two seconds.');
    return next;
  };
  return (
    <EditForm
      record={saved}
      formOf={formOf}
      contract={picksContract}
      change={change}
      reload={['our-picks', 'history', 'products']}
      isReadOnly={isReadOnly}
      words="Unsaved changes"
      save="Save picks"
    >
      {() => <Picks isReadOnly={isReadOnly} />}
    </EditForm>
  );
};
