import Button from '@mui/material/Button';
import type { PromotionReply } from '@simpletread/contract';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Pairs, Panel } from '../../shell/detail/index.js';
import { DeleteDraft, EditedRecord, EditPage } from '../../shell/editor/index.js';
import { explainPath, promotionDraft } from '../explanations/index.js';
import { Instant } from '../../shell/time/index.js';
import { PromotionCoupons } from '../coupons/index.js';
import { MoveButtons, PhaseChip, SimulateButton } from '../rules/index.js';
import { usePromotionCalls } from './promotion-calls.js';
import { DaysPanel } from './DaysPanel.js';
import { FiguresPanel } from './FiguresPanel.js';
import { promotionContract } from './promotion-contract.js';
import { formOf } from './promotion-form.js';
import { PromotionEditor } from './PromotionEditor.js';
import { useFigures } from './use-figures.js';

const REFRESH_MS = 30_000;

/** A campaign's promotion follows the campaign's window. */
const CampaignWindow = ({ promotion: { campaignId, startsAt, endsAt } }: ViewProps) => (
  <Panel title="Schedule (ET)">
    <Pairs
      pairs={[
        ['Starts', <Instant key="starts" at={startsAt} isFull />],
        ['Ends', <Instant key="ends" at={endsAt} isFull />],
        [
          'Set by',
          <LinkBase key="campaign" to={`/campaigns/${campaignId ?? ''}/show`}>
            its campaign
          </LinkBase>,
        ],
      ]}
    />
  </Panel>
);

interface ViewProps {
  readonly promotion: PromotionReply;
}

const UsesByDay = ({ promotion }: ViewProps) => {
  const { data: figures } = useFigures(promotion);
  return figures === undefined ? null : <DaysPanel days={figures.days} />;
};

interface ActionsProps extends ViewProps {
  readonly isDirty: boolean;
}

const Actions = ({ promotion, isDirty }: ActionsProps) => {
  const can = useCan();
  const data = usePromotionCalls();
  return (
    <>
      {can('pricing.explain') && (
        <Button component={LinkBase} to={explainPath({ a: promotionDraft(promotion, new Date()) })}>
          Explain a price
        </Button>
      )}
      <SimulateButton of="promotion" id={promotion.id} />
      {can('pricing.change') && promotion.state === 'draft' && (
        <DeleteDraft {...promotion} resource="promotions">
          It was never active. Any coupon codes are deleted too. This can’t be undone, but the audit log keeps
          a copy.
        </DeleteDraft>
      )}
      {can('pricing.change') && (
        <MoveButtons rule={promotion} resource="promotions" move={data.movePromotion} isDirty={isDirty} />
      )}
    </>
  );
};

const PromotionView = ({ promotion }: ViewProps) => {
  const mayWrite = useCan()('pricing.change');
  return (
    <EditedRecord
      record={promotion}
      resource="promotions"
      subjectType="promotion"
      formOf={formOf}
      contract={promotionContract}
      words="Changes apply once you save."
      title={promotion.name}
      marks={<PhaseChip phase={promotion.phase} />}
      note={mayWrite ? undefined : 'Read-only for your role'}
      isReadOnly={!mayWrite || promotion.state === 'archived'}
      actions={({ isDirty }) => <Actions promotion={promotion} isDirty={isDirty} />}
      after={() => (
        <>
          <UsesByDay promotion={promotion} />
          {promotion.definition.needsCoupon && <PromotionCoupons promotion={promotion} />}
        </>
      )}
    >
      <PromotionEditor
        window={promotion.campaignId === null ? undefined : <CampaignWindow promotion={promotion} />}
        aside={<FiguresPanel promotion={promotion} />}
      />
    </EditedRecord>
  );
};

/** One promotion: what it asks for and gives, what it does, and what came of it. */
export const PromotionPage = () => (
  <EditPage<PromotionReply> resource="promotions" refreshMs={REFRESH_MS}>
    {(promotion) => <PromotionView key={promotion.id} promotion={promotion} />}
  </EditPage>
);
