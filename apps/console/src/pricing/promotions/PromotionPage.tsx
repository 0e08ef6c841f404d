import Button from '@mui/material/Button';
import type { PromotionReply } from '@simpletread/contract';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { useConsoleData } from '../../api/use-console-data.js';
import { HistoryPanel } from '../../audit/HistoryPanel.js';
import { useCan } from '../../auth/use-can.js';
import { Pairs } from '../../detail/Pairs.js';
import { Panel } from '../../detail/Panel.js';
import { RecordPage } from '../../detail/RecordPage.js';
import { PageHeader } from '../../layout/PageHeader.js';
import { explainPath, promotionDraft } from '../../price-explanations/question.js';
import { SimulateButton } from '../../simulations/SimulateButton.js';
import { Instant } from '../../time/Instant.js';
import { PromotionCoupons } from '../coupons/PromotionCoupons.js';
import { useSave } from '../form/use-save.js';
import { MoveButtons } from '../MoveButtons.js';
import { PhaseChip } from '../PhaseChip.js';
import type { PromotionInput } from '../pricing-calls.js';
import { StaleNote } from '../StaleNote.js';
import { DaysPanel } from './DaysPanel.js';
import { FiguresPanel } from './FiguresPanel.js';
import { formOf, isSameForm } from './promotion-form.js';
import styles from './Promotion.module.css';
import { PromotionEditor } from './PromotionEditor.js';
import { useFigures } from './use-figures.js';

const REFRESH_MS = 30_000;

/** A promotion in a campaign lasts as long as that. */
const CampaignWindow = ({ promotion: { campaignId, startsAt, endsAt } }: ViewProps) => (
  <Panel title="When, in Eastern time">
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

const PromotionView = ({ promotion }: ViewProps) => {
  const can = useCan();
  const data = useConsoleData();
  // What the edits began from; the record itself may move on under them.
  const [base, setBase] = useState(promotion);
  const [form, setForm] = useState(() => formOf(promotion));
  const isDirty = !isSameForm(form, formOf(base));
  const isStale = promotion.version > base.version;
  const load = (record: PromotionReply): void => {
    setBase(record);
    setForm(formOf(record));
  };
  const save = useSave({
    run: (input: PromotionInput, key) =>
      data.changePromotion(promotion.id, { version: base.version, ...input }, key),
    reload: ['promotions', 'history'],
    done: 'Saved.',
    onDone: load,
  });
  if (isStale && !isDirty && !save.isBusy) load(promotion);
  const maySave = can('pricing.change') && promotion.state !== 'archived';
  return (
    <>
      <PageHeader
        title={promotion.name}
        marks={<PhaseChip phase={promotion.phase} />}
        note={can('pricing.change') ? undefined : 'Your role reads this'}
        actions={
          <>
            {can('pricing.explain') && (
              <Button component={LinkBase} to={explainPath({ a: promotionDraft(promotion, new Date()) })}>
                Explain a price
              </Button>
            )}
            <SimulateButton of="promotion" id={promotion.id} />
            {can('pricing.change') && (
              <MoveButtons
                rule={promotion}
                resource="promotions"
                move={data.movePromotion}
                isDirty={isDirty}
              />
            )}
          </>
        }
      />
      {isStale && isDirty && <StaleNote onLoad={() => load(promotion)} onKeep={() => setBase(promotion)} />}
      <PromotionEditor
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
        onDiscard={() => load(promotion)}
        {...(promotion.campaignId === null ? {} : { window: <CampaignWindow promotion={promotion} /> })}
        aside={<FiguresPanel promotion={promotion} />}
      />
      <div className={styles.after}>
        <UsesByDay promotion={promotion} />
        {promotion.definition.needsCoupon && <PromotionCoupons promotion={promotion} />}
        <HistoryPanel type="promotion" id={promotion.id} seen={promotion.version} />
      </div>
    </>
  );
};

/** One promotion: what it asks for and gives, what it does, and what came of it. */
export const PromotionPage = () => (
  <RecordPage<PromotionReply> resource="promotions" refreshMs={REFRESH_MS}>
    {(promotion) => <PromotionView key={promotion.id} promotion={promotion} />}
  </RecordPage>
);
