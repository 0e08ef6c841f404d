import Button from '@mui/material/Button';
import type { CampaignRow, SimulationRecord } from '@simpletread/contract';
import { useState, type SyntheticEvent } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useCan } from '../../shell/auth/index.js';
import { RulesControl } from '../../content/index.js';
import { Panel } from '../../shell/detail/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { AccessDeniedPage, PageHeader } from '../../shell/layout/index.js';
import form from '../../shell/form/Form.module.css';
import {
  Control,
  FormContext,
  type FormSection,
  sectionOf,
  SelectControl,
  TextControl,
  useSave,
} from '../../shell/form/index.js';
import { LimitsPanel } from './LimitsPanel.js';
import { type SimulationInput, useSimulationCalls } from './simulation-calls.js';
import { inputOf, newForm, type SimulationForm } from './simulation-form.js';
import styles from './Simulations.module.css';

const MOST_CAMPAIGNS = 200;

type FieldsProps = Pick<FormSection<SimulationForm>, 'field'>;

const DayControl = ({
  label,
  path,
  value,
  onChange,
}: {
  readonly label: string;
  readonly path: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}) => (
  <Control label={label} path={path}>
    {(aria) => (
      <span className={form.box}>
        <input {...aria} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
      </span>
    )}
  </Control>
);

const DraftPanel = ({ field }: FieldsProps) => {
  const can = useCan();
  const { data: campaigns = [] } = useGetList<CampaignRow>(
    'campaigns',
    {
      pagination: { page: 1, perPage: MOST_CAMPAIGNS },
      sort: { field: 'startsAt', order: 'DESC' },
      filter: {},
    },
    { enabled: can('campaigns.read') },
  );
  const options = campaigns.map(({ id, name, state }) => [id, `${name} (${state})`] as const);
  return (
    <Panel title="What is tried out">
      <div className={form.fields}>
        <SelectControl
          label="Campaign, with all that it brings"
          path="campaignId"
          options={[['', 'None'], ...options]}
          {...field('campaignId')}
        />
        <RulesControl
          label="Promotions, of any state"
          path="promotionIds"
          resource="promotions"
          placeholder="Type a name"
          {...field('promotionIds')}
        />
        <RulesControl
          label="Price lists, of any state"
          path="priceListIds"
          resource="price-lists"
          placeholder="Type a name"
          {...field('priceListIds')}
        />
      </div>
    </Panel>
  );
};

const TermsPanel = ({ field }: FieldsProps) => (
  <Panel title="On what, and how">
    <div className={form.fields}>
      <TextControl
        label="Name, for colleagues"
        path="name"
        placeholder="Black Friday on October"
        maxLength={120}
        {...field('name')}
      />
      <DayControl label="Orders and carts from (ET)" path="fromDay" {...field('fromDay')} />
      <DayControl label="To, that day included" path="toDay" {...field('toDay')} />
      <TextControl
        label="Margin floor"
        path="floorPercent"
        isFigure
        after="%"
        hint="Of an order’s tires after promotions."
        {...field('floorPercent')}
      />
      <TextControl
        label="Assumed change of volume"
        path="volumePercent"
        isFigure
        after="%"
        hint="For a second figure: 20 is a fifth more of everything, -10 a tenth less."
        {...field('volumePercent')}
      />
    </div>
  </Panel>
);

/** Says what to simulate and has it run. */
export const NewSimulationPage = () => {
  const can = useCan();
  const data = useSimulationCalls();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const [fields, setFields] = useState(() => newForm(asked, new Date()));
  const save = useSave({
    run: (input: SimulationInput, key) => data.startSimulation(input, key),
    reload: ['simulations'],
    done: 'The simulation runs.',
    onDone: ({ id }: SimulationRecord) => void navigate(`/simulations/${id}/show`),
  });
  if (!can('simulations.run')) return <AccessDeniedPage />;
  const { field } = sectionOf(fields, setFields);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!save.isBusy) save.start(inputOf(fields));
  };
  return (
    <FormContext value={{ errors: save.errors, isReadOnly: false }}>
      <form className={panel.stack} onSubmit={submit}>
        <PageHeader
          title="New simulation"
          actions={
            <Button type="submit" variant="contained" disabled={save.isBusy}>
              Run it
            </Button>
          }
        />
        {save.error !== null && (
          <p className={styles.wrong} role="alert">
            {save.error.message}
          </p>
        )}
        <DraftPanel field={field} />
        <TermsPanel field={field} />
        <LimitsPanel />
      </form>
    </FormContext>
  );
};
