import type { CampaignRecord } from '@simpletread/contract';

import { useCan } from '../../../shell/auth/index.js';
import { EditedRecord, EditPage } from '../../../shell/editor/index.js';
import { PageNote } from '../../../shell/note/index.js';
import { SimulateButton } from '../../../pricing/index.js';
import { useMinute } from '../../../shell/time/index.js';
import { StateChip } from '../campaign-face.js';
import { windowText } from '../eastern-words.js';
import { mayMove } from '../may-move.js';
import { PreviewLink } from '../PreviewLink.js';
import { formOf } from './campaign-form.js';
import { campaignContract } from './campaign-contract.js';
import { CampaignFields } from './CampaignFields.js';
import { movesOf } from './campaign-moves.js';
import { DeleteButton } from './DeleteButton.js';
import { MoveButtons } from './MoveButtons.js';
import { ReleasesPanel } from './ReleasesPanel.js';

const REFRESH_MS = 30_000;

interface ViewProps {
  readonly campaign: CampaignRecord;
}

/** The reasons that keep a campaign from shoppers, or from this person. */
const Notes = ({ campaign }: ViewProps) => {
  const can = useCan();
  const now = useMinute();
  const { obstacle, state, released, hasUnreleasedChanges } = campaign;
  const canSchedule = movesOf(campaign, now).some(({ kind }) => kind === 'schedule');
  const isKept = can('campaigns.change') && state !== 'ended' && !mayMove(can, campaign);
  return (
    <>
      {obstacle !== null && canSchedule && (
        <PageNote tone="warning">It can’t be scheduled yet: {obstacle}</PageNote>
      )}
      {hasUnreleasedChanges && released !== null && state !== 'ended' && (
        <PageNote>
          Shoppers see release {campaign.release}, {windowText(released.startsAt, released.endsAt, now)}.
          There are unreleased changes.
        </PageNote>
      )}
      {isKept && (
        <PageNote>
          It includes promotions or price lists. You can edit its text; a colleague with price permissions
          must release it.
        </PageNote>
      )}
    </>
  );
};

const CampaignView = ({ campaign }: ViewProps) => {
  const mayWrite = useCan()('campaigns.change');
  return (
    <EditedRecord
      record={campaign}
      resource="campaigns"
      subjectType="campaign"
      formOf={formOf}
      contract={campaignContract}
      words="Shoppers won’t see this until you release it."
      title={campaign.name}
      marks={<StateChip state={campaign.state} />}
      note={mayWrite ? undefined : 'Read-only for your role'}
      isReadOnly={!mayWrite || campaign.state === 'ended'}
      actions={({ isDirty }) => (
        <>
          <SimulateButton of="campaign" id={campaign.id} />
          <PreviewLink at={campaign.startsAt} name={campaign.name} campaignId={campaign.id} />
          <DeleteButton campaign={campaign} />
          <MoveButtons campaign={campaign} isDirty={isDirty} />
        </>
      )}
      above={<Notes campaign={campaign} />}
      after={({ isDirty }) => <ReleasesPanel campaign={campaign} isDirty={isDirty} />}
    >
      <CampaignFields />
    </EditedRecord>
  );
};

/** One campaign: what it shows and brings, what shoppers see of it, and what they saw. */
export const CampaignPage = () => (
  <EditPage<CampaignRecord> resource="campaigns" refreshMs={REFRESH_MS}>
    {(campaign) => <CampaignView key={campaign.id} campaign={campaign} />}
  </EditPage>
);
