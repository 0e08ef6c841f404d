import Button from '@mui/material/Button';
import type { CouponBatchRow } from '@simpletread/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { HistoryPanel } from '../../shell/audit/index.js';
import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, RecordPage } from '../../shell/detail/index.js';
import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { Instant } from '../../shell/time/index.js';
import { useTable } from '../../shell/list/index.js';
import { BatchChip, codeText, Made } from './coupon-faces.js';
import { useCouponCalls } from './coupon-calls.js';

const REFRESH_MS = 2_000;
const count = new Intl.NumberFormat('en-US');

interface BatchProps {
  readonly batch: CouponBatchRow;
}

const WithdrawDialog = ({ batch, onClose }: BatchProps & { readonly onClose: () => void }) => {
  const data = useCouponCalls();
  const withdraw = useStaffAction({
    run: (id: string, key) => data.withdrawCouponBatch(id, key),
    reload: ['coupon-batches'],
    done: () => `${batch.name} withdrawn.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Withdraw ${batch.name}`}
      confirm="Withdraw"
      isDangerous
      isBusy={withdraw.isBusy}
      error={withdraw.error}
      onSubmit={() => withdraw.submit(batch.id)}
      onClose={onClose}
    >
      <p>
        {batch.size === 1 ? 'Its code stops working' : `All ${count.format(batch.size)} codes stop working`}{' '}
        immediately and permanently. Orders that used one keep their discount.
      </p>
    </FormDialog>
  );
};

const Actions = ({ batch }: BatchProps) => {
  const data = useCouponCalls();
  const [isOpen, setOpen] = useState(false);
  const codes = useTable(() => data.exportCoupons(batch.id));
  return (
    <>
      <Button
        disabled={codes.isBusy || batch.state === 'making'}
        startIcon={<Download size={15} aria-hidden="true" />}
        onClick={codes.save}
      >
        Export codes
      </Button>
      {batch.state !== 'withdrawn' && (
        <Button color="error" onClick={() => setOpen(true)}>
          Withdraw
        </Button>
      )}
      {isOpen && <WithdrawDialog batch={batch} onClose={() => setOpen(false)} />}
    </>
  );
};

const BatchView = ({ batch }: BatchProps) => {
  const can = useCan();
  return (
    <>
      <PageHeader
        title={batch.name}
        marks={<BatchChip state={batch.state} />}
        actions={can('pricing.change') ? <Actions batch={batch} /> : undefined}
      />
      <div className={panel.stack}>
        <Panel title="Codes">
          <Pairs
            pairs={[
              [
                'Promotion',
                <LinkBase key="promotion" to={`/promotions/${batch.promotionId}/show`}>
                  {batch.promotionName}
                </LinkBase>,
              ],
              [batch.ownCode === null ? 'Code prefix' : 'Code', codeText(batch)],
              ['Codes created', <Made key="made" {...batch} />],
              ['Orders per code', batch.usesPerCode === null ? 'no limit' : count.format(batch.usesPerCode)],
              ['Used', count.format(batch.uses)],
              ['Created', <Instant key="begun" at={batch.createdAt} isFull />],
            ]}
          />
        </Panel>
        <HistoryPanel type="couponBatch" id={batch.id} seen={batch.state} />
      </div>
    </>
  );
};

/** One batch of coupons: how far its making has come, and what can be done with it. */
export const CouponBatchPage = () => (
  <RecordPage<CouponBatchRow> resource="coupon-batches" refreshMs={REFRESH_MS}>
    {(batch) => <BatchView batch={batch} />}
  </RecordPage>
);
