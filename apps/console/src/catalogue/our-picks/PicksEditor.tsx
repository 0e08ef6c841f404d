import type { OurPicksReply } from '@simpletread/contract';
import { Chip, EmptyState } from '@simpletread/ui';
import { useState } from 'react';

import { Panel } from '../../shell/detail/index.js';
import { useEditedRecord } from '../../shell/editor/index.js';
import { FormContext, PickerControl, SaveBar, StaleNote } from '../../shell/form/index.js';
import { useFound } from '../pickers/index.js';
import { type PicksWish, usePicksCalls } from './picks-calls.js';
import { moved } from './moved.js';
import styles from './OurPicks.module.css';
import { type Pick, PickItem } from './PickItem.js';

interface PicksEditorProps {
  readonly saved: OurPicksReply;
  readonly isReadOnly: boolean;
}

const wishOf = (picks: readonly Pick[]): PicksWish['picks'] =>
  picks.map(({ lineId, startsAt, endsAt }) => ({ lineId, startsAt, endsAt }));

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

/** Puts picks in order by drag, by buttons or by the arrow keys with Alt; nothing is said to the shop until it is saved. */
export const PicksEditor = ({ saved, isReadOnly }: PicksEditorProps) => {
  const data = usePicksCalls();
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const { editor, isDirty, isStale, load, keep } = useEditedRecord({
    record: saved,
    formOf: ({ picks }: OurPicksReply): readonly Pick[] => picks,
    change: (version, wish: PicksWish['picks'], key) => data.saveOurPicks({ version, picks: wish }, key),
    resource: 'our-picks',
    shownIn: ['products'],
    done: 'Saved. The shop shows it within two seconds.',
  });
  const { form: picks, onChange: change } = editor;
  const move = (from: number, to: number): void => {
    const next = moved(picks, from, to);
    if (next === picks) return;
    change(next);
    setTold(`${picks[from]?.label ?? ''} is now number ${to + 1} of ${picks.length}`);
  };
  return (
    <FormContext value={{ errors: editor.refused, isReadOnly }}>
      {isStale && <StaleNote onLoad={load} onKeep={keep} />}
      <Panel title="In this order" extra={`${picks.length} lines`}>
        <p className={styles.hidden} role="status">
          {told}
        </p>
        {picks.length === 0 && (
          <EmptyState title="Nothing is picked" layout="row">
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
              mark={pick.isOn ? <Chip tone="good">On</Chip> : <Chip tone="neutral">Not now</Chip>}
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
            <AddLine
              onAdd={(lineId, label) => {
                if (picks.some((pick) => pick.lineId === lineId)) return;
                change([
                  ...picks,
                  {
                    lineId,
                    label,
                    categoryName: '',
                    scoreOverall: null,
                    startsAt: null,
                    endsAt: null,
                    isOn: false,
                  },
                ]);
              }}
            />
          </div>
        )}
      </Panel>
      {isDirty && (
        <SaveBar
          words={editor.problem ?? 'Not saved yet'}
          isWrong={editor.problem !== null}
          save="Save our picks"
          isBusy={editor.isBusy}
          {...(editor.onDiscard === undefined ? {} : { onDiscard: editor.onDiscard })}
          onSave={() => editor.onSave(wishOf(picks))}
        />
      )}
    </FormContext>
  );
};
