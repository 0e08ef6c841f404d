import type { OurPicksReply } from '@simpletread/contract';
import { Chip, EmptyState } from '@simpletread/ui';
import { useState } from 'react';

import { useConsoleData } from '../api/use-console-data.js';
import { Panel } from '../detail/Panel.js';
import { FormContext } from '../form/form-context.js';
import { PickerControl } from '../form/PickerControl.js';
import { SaveBar } from '../form/SaveBar.js';
import { useSave } from '../form/use-save.js';
import { useFound } from '../pricing/reference/use-reference.js';
import type { PicksWish } from '../record-desk/desk-calls.js';
import { moved } from './moved.js';
import styles from './OurPicks.module.css';
import { type Pick, PickItem } from './PickItem.js';

interface PicksEditorProps {
  readonly saved: OurPicksReply;
  readonly isReadOnly: boolean;
  readonly onStale: () => void;
}

const wishOf = (picks: readonly Pick[]): PicksWish['picks'] =>
  picks.map(({ lineId, startsAt, endsAt }) => ({ lineId, startsAt, endsAt }));

const isSame = (a: readonly Pick[], b: readonly Pick[]): boolean =>
  JSON.stringify(wishOf(a)) === JSON.stringify(wishOf(b));

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
export const PicksEditor = ({ saved, isReadOnly, onStale }: PicksEditorProps) => {
  const data = useConsoleData();
  const [picks, setPicks] = useState<readonly Pick[]>(saved.picks);
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const save = useSave({
    run: (wish: PicksWish, key) => data.saveOurPicks(wish, key),
    reload: ['our-picks', 'products'],
    done: 'Saved. The shop shows it within two seconds.',
    onDone: () => undefined,
  });
  const change = (next: readonly Pick[]): void => {
    save.forget();
    setPicks(next);
  };
  const move = (from: number, to: number): void => {
    const next = moved(picks, from, to);
    if (next === picks) return;
    change(next);
    setTold(`${picks[from]?.label ?? ''} is now number ${to + 1} of ${picks.length}`);
  };
  return (
    <FormContext value={{ errors: save.errors, isReadOnly }}>
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
      {!isSame(picks, saved.picks) && (
        <SaveBar
          words={save.error?.message ?? 'Not saved yet'}
          isWrong={save.error !== null}
          save="Save our picks"
          isBusy={save.isBusy}
          onDiscard={() => {
            save.forget();
            setPicks(saved.picks);
            onStale();
          }}
          onSave={() => save.start({ version: saved.version, picks: wishOf(picks) })}
        />
      )}
    </FormContext>
  );
};
