import type { CampaignRow } from '@simpletread/contract';
import { startSimulation } from '@simpletread/contract';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { RulesInput } from '../../content/index.js';
import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Panel } from '../../shell/detail/index.js';
import { CreateForm } from '../../shell/editor/index.js';
import form from '../../shell/form/Form.module.css';
import { DayInput, formContract, SelectInput, TextInput } from '../../shell/form/index.js';
import { AccessDeniedPage, PageHeader } from '../../shell/frame/index.js';
import { LimitsPanel } from './LimitsPanel.js';
import { inputOf, newForm } from './simulation-form.js';

const MOST_CAMPAIGNS = 200;

/** Checks a simulation by the contract. */
const simulationContract = formContract({ schema: startSimulation.body, inputOf });

const DraftPanel = () => {
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
    <Panel title="Draft to simulate">
      <div className={form.fields}>
        <SelectInput
          label="Campaign, with its promotions and price lists"
          source="campaignId"
          options={[['', 'None'], ...options]}
        />
        <RulesInput
          label="Promotions, in any state"
          source="promotionIds"
          resource="promotions"
          placeholder="Type a name"
        />
        <RulesInput
          label="Price lists, in any state"
          source="priceListIds"
          resource="price-lists"
          placeholder="Type a name"
        />
      </div>
    </Panel>
  );
};

const TermsPanel = () => (
  <Panel title="Scope and assumptions">
    <div className={form.fields}>
      <TextInput
        label="Internal name"
        source="name"
        placeholder="Black Friday with October’s orders"
        maxLength={120}
      />
      <DayInput label="Orders and carts from (ET)" source="fromDay" />
      <DayInput label="To, inclusive" source="toDay" />
      <TextInput
        label="Margin floor"
        source="floorPercent"
        isFigure
        after="%"
        hint="Of an order’s tires after promotions."
      />
      <TextInput
        label="Assumed change of volume"
        source="volumePercent"
        isFigure
        after="%"
        hint="Adds a second figure. Enter 20 for 20% more volume, -10 for 10% less."
      />
    </div>
  </Panel>
);

/** Chooses what to simulate, and runs it. */
export const NewSimulationPage = () => {
  const can = useCan();
  const [asked] = useSearchParams();
  if (!can('simulations.run')) return <AccessDeniedPage />;
  return (
    <CreateForm
      begin={() => newForm(asked, new Date())}
      contract={simulationContract}
      resource="simulations"
      done="Simulation started."
      words="Nothing in the shop changes."
      save="Run simulation"
    >
      <PageHeader title="New simulation" />
      <div className={panel.stack}>
        <DraftPanel />
        <TermsPanel />
        <LimitsPanel />
      </div>
    </CreateForm>
  );
};
