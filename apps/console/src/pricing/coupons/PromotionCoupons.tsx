import Button from '@mui/material/Button';
import type { CouponBatchRow, PromotionReply } from '@simpletread/contract';
import { useState } from 'react';
import { LinkBase, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable } from '../../shell/detail/index.js';
import { BatchChip, codeText, Made } from './coupon-faces.js';
import { CouponDialog } from './CouponDialog.js';
import styles from './Coupons.module.css';

const MOST = 50;
const count = new Intl.NumberFormat('en-US');

/** The codes of a promotion that needs one. */
export const PromotionCoupons = ({ promotion }: { readonly promotion: PromotionReply }) => {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const { data: batches = [] } = useGetList<CouponBatchRow>('coupon-batches', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { promotionId: promotion.id },
  });
  return (
    <Panel title="Coupons">
      {batches.length === 0 ? (
        <p className={styles.none}>It has no codes yet. Create codes so shoppers can use it.</p>
      ) : (
        <PlainTable
          label="Coupons"
          rows={batches}
          keyOf={({ id }) => id}
          columns={[
            {
              label: 'Name',
              render: ({ id, name }) => <LinkBase to={`/coupon-batches/${id}/show`}>{name}</LinkBase>,
            },
            { label: 'Code', render: (row) => <span className={styles.code}>{codeText(row)}</span> },
            { label: 'State', render: ({ state }) => <BatchChip state={state} /> },
            { label: 'Codes', isEnd: true, render: (row) => <Made {...row} /> },
            { label: 'Used', isEnd: true, render: ({ uses }) => count.format(uses) },
          ]}
        />
      )}
      {can('pricing.change') && promotion.state !== 'archived' && (
        <div className={styles.foot}>
          <Button onClick={() => setOpen(true)}>Create coupons</Button>
        </div>
      )}
      {isOpen && <CouponDialog promotionId={promotion.id} onClose={() => setOpen(false)} />}
    </Panel>
  );
};
