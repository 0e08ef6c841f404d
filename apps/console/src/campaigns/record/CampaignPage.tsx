import type { CampaignRecord } from '@simpletread/contract';
import { Banner } from '@simpletread/ui';
import { useState } from 'react';

import { useConsoleData } from '../../api/use-console-data.js';
import { HistoryPanel } from '../../audit/HistoryPanel.js';
import { useCan } from '../../auth/use-can.js';
import { RecordPage } from '../../detail/RecordPage.js';
import { PageHeader } from '../../layout/PageHeader.js';
import { useSave } from '../../pricing/form/use-save.js';
import { StaleNote } from '../../pricing/StaleNote.js';
import { SimulateButton } from '../../simulations/SimulateButton.js';
import { useMinute } from '../../time/use-now.js';
import type { CampaignInput } from '../campaign-calls.js';
import { StateChip } from '../campaign-face.js';
import { windowText } from '../eastern-words.js';
import { mayMove } from '../may-move.js';
import { PreviewLink } from '../PreviewLink.js';
import { formOf, isSameForm } from './campaign-form.js';
import { CampaignEditor } from './CampaignEditor.js';
import { movesOf } from './campaign-moves.js';
import { DeleteButton } from './DeleteButton.js';
import { MoveButtons } from './MoveButtons.js';
import styles from './Record.module.css';
import { ReleasesPanel } from './ReleasesPanel.js';

const REFRESH_MS = 30_000;

interface ViewProps {
  readonly campaign: CampaignRecord;
}

/** What keeps it from shoppers, or from this person. */
const Notes = ({ campaign }: ViewProps) => {
  const can = useCan();
  const now = useMinute();
  const { obstacle, state, released, hasUnreleasedChanges } = campaign;
  const canSchedule = movesOf(campaign, now).some(({ kind }) => kind === 'schedule');
  const isKept = can('campaigns.change') && state !== 'ended' && !mayMove(can, campaign);
  return (
    <div className={styles.above}>
      {obstacle !== null && canSchedule && (
        <Banner tone="warn">It cannot be scheduled as it is: {obstacle}</Banner>
      )}
      {hasUnreleasedChanges && released !== null && state !== 'ended' && (
        <Banner>
          Shoppers see release {campaign.release}, {windowText(released.startsAt, released.endsAt, now)}. It
          was changed since.
        </Banner>
      )}
      {isKept && (
        <Banner>
          It brings promotions or price lists along: you write its words, and somebody who changes prices
          releases it.
        </Banner>
      )}
    </div>
  );
};

const CampaignView = ({ campaign }: ViewProps) => {
  const can = useCan();
  const data = useConsoleData();
  // What the edits began from; the record itself may move on under them.
  const [base, setBase] = useState(campaign);
  const [form, setForm] = useState(() => formOf(campaign));
  const isDirty = !isSameForm(form, formOf(base));
  const isStale = campaign.version > base.version;
  const load = (record: CampaignRecord): void => {
    setBase(record);
    setForm(formOf(record));
  };
  const save = useSave({
    run: (input: CampaignInput, key) =>
      data.changeCampaign(campaign.id, { version: base.version, ...input }, key),
    reload: ['campaigns', 'history'],
    done: 'Saved.',
    onDone: load,
  });
  if (isStale && !isDirty && !save.isBusy) load(campaign);
  const maySave = can('campaigns.change') && campaign.state !== 'ended';
  return (
    <>
      <PageHeader
        title={campaign.name}
        marks={<StateChip state={campaign.state} />}
        note={can('campaigns.change') ? undefined : 'Your role reads this'}
        actions={
          <>
            <SimulateButton of="campaign" id={campaign.id} />
            <PreviewLink at={campaign.startsAt} name={campaign.name} campaignId={campaign.id} />
            <DeleteButton campaign={campaign} />
            <MoveButtons campaign={campaign} isDirty={isDirty} />
          </>
        }
      />
      <Notes campaign={campaign} />
      {isStale && isDirty && <StaleNote onLoad={() => load(campaign)} onKeep={() => setBase(campaign)} />}
      <CampaignEditor
        form={form}
        onChange={(changed) => {
          save.forget();
          setForm(changed);
        }}
        isReadOnly={!maySave}
        isDirty={isDirty}
        isBusy={save.isBusy}
        refused={save.errors}
        problem={save.error?.message ?? null}
        save="Save"
        onSave={save.start}
        onDiscard={() => load(campaign)}
      />
      <div className={styles.after}>
        <ReleasesPanel campaign={campaign} isDirty={isDirty} />
        <HistoryPanel type="campaign" id={campaign.id} seen={campaign.version} />
      </div>
    </>
  );
};

/** One campaign: what it shows and brings, what shoppers see of it, and what they saw. */
export const CampaignPage = () => (
  <RecordPage<CampaignRecord> resource="campaigns" refreshMs={REFRESH_MS}>
    {(campaign) => <CampaignView key={campaign.id} campaign={campaign} />}
  </RecordPage>
);
