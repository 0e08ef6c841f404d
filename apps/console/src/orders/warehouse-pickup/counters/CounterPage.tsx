import Button from '@mui/material/Button';
import type { PickupCounter } from '@simpletread/contract';
import { useState } from 'react';

import { HistoryPanel } from '../../../shell/audit/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { Pairs, Panel, StateChip } from '../../../shell/detail/index.js';
import { EditForm, EditPage, useQuestion, useSave } from '../../../shell/editor/index.js';
import { DaysOffFields, TextInput } from '../../../shell/form/index.js';
import { PageHeader } from '../../../shell/frame/index.js';
import { ConfirmCounterDialog } from './ConfirmCounterDialog.js';
import styles from './Counter.module.css';
import type { CounterBody } from './counter-calls.js';
import { counterFace } from './counter-face.js';
import { counterContract, formOf } from './counter-form.js';
import { OpenPickups } from './OpenPickups.js';
import { PauseDialog } from './PauseDialog.js';
import { WeekFields } from './WeekFields.js';
import { zoneWords } from './zone-words.js';

interface ViewProps {
  readonly counter: PickupCounter;
}

const PauseButton = ({ counter, isDirty }: ViewProps & { readonly isDirty: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={isDirty} onClick={() => setOpen(true)}>
        {counter.isPaused ? 'Resume counter' : 'Pause counter'}
      </Button>
      {isOpen && <PauseDialog counter={counter} onClose={() => setOpen(false)} />}
    </>
  );
};

const Place = () => (
  <Panel title="Address and phone">
    <div className={styles.fields}>
      <TextInput source="name" label="Name" />
      <TextInput source="phone" label="Phone" type="tel" />
      <TextInput source="address1" label="Street" />
      <TextInput source="directions" label="How to find it" rows={2} />
    </div>
  </Panel>
);

const CounterView = ({ counter }: ViewProps) => {
  const mayChange = useCan()('counters.change');
  const save = useSave<PickupCounter>();
  const { asked, ask } = useQuestion<CounterBody, boolean>();
  const change = async (body: CounterBody): Promise<PickupCounter | null> =>
    (await ask(body)) === true ? save(body) : null;
  const { city, state, zip, warehouseCode, timeZone } = counter;
  return (
    <>
      <EditForm
        record={counter}
        formOf={formOf}
        contract={counterContract}
        subject={{ type: 'pickupCounter', id: counter.id }}
        change={(version, input) => change({ ...input, version })}
        reload={['pickup-counters', 'history']}
        isReadOnly={!mayChange}
        words="You can review the effects before you save."
        save="Review changes"
        className={styles.stack ?? ''}
      >
        {({ isDirty }) => (
          <>
            <PageHeader
              title={counter.name}
              marks={<StateChip face={counterFace(counter)} />}
              note={mayChange ? undefined : 'Read-only for your role'}
              actions={mayChange && <PauseButton counter={counter} isDirty={isDirty} />}
            />
            <Panel title="Warehouse">
              <Pairs
                pairs={[
                  ['Warehouse', warehouseCode],
                  ['Place', `${city}, ${state} ${zip}`],
                  ['Time zone', zoneWords(timeZone)],
                ]}
              />
            </Panel>
            <Place />
            <Panel title="When it is open">
              <WeekFields zone={zoneWords(timeZone)} />
              <DaysOffFields source="closedDays" legend="Closed days" none="Federal holidays only." />
            </Panel>
          </>
        )}
      </EditForm>
      <div className={styles.stack}>
        <Panel title="Open pickups" extra={String(counter.openPickups.length)}>
          <OpenPickups {...counter} />
        </Panel>
        <HistoryPanel type="pickupCounter" id={counter.id} seen={counter.version} />
      </div>
      {asked !== null && (
        <ConfirmCounterDialog
          counter={counter}
          body={asked.question}
          onConfirm={() => asked.answer(true)}
          onClose={() => asked.answer(null)}
        />
      )}
    </>
  );
};

const REFRESH_MS = 30_000;

/** A pickup counter: its place, its hours and its open orders. */
export const CounterPage = () => (
  <EditPage<PickupCounter> resource="pickup-counters" refreshMs={REFRESH_MS}>
    {(counter) => <CounterView key={counter.id} counter={counter} />}
  </EditPage>
);
