import Button from '@mui/material/Button';
import type { CouponBatchRow } from '@simpletread/contract';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { type Column, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { BatchChip, codeText, Made } from './coupon-faces.js';
import { CouponDialog } from './CouponDialog.js';
import styles from './Coupons.module.css';

const REFRESH_MS = 2_000;
const count = new Intl.NumberFormat('en-US');

const COLUMNS: readonly Column<CouponBatchRow>[] = [
  { id: 'name', label: 'Name', sortBy: 'name', render: (row) => row.name },
  {
    id: 'code',
    label: 'Code',
    from: 'M',
    render: (row) => <span className={styles.code}>{codeText(row)}</span>,
  },
  { id: 'promotion', label: 'Promotion', from: 'L', render: (row) => row.promotionName },
  { id: 'state', label: 'State', render: (row) => <BatchChip state={row.state} /> },
  { id: 'made', label: 'Codes', isEnd: true, render: (row) => <Made {...row} /> },
  { id: 'uses', label: 'Used', isEnd: true, from: 'M', render: (row) => count.format(row.uses) },
  {
    id: 'created',
    label: 'Created',
    sortBy: 'createdAt',
    isEnd: true,
    from: 'L',
    render: (row) => <Instant at={row.createdAt} />,
  },
];

/** Reloads the list while codes are being made. */
const WhileMaking = () => {
  const { data = [], refetch } = useListContext<CouponBatchRow>();
  const isMaking = data.some(({ state }) => state === 'making');
  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(() => void refetch(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isMaking, refetch]);
  return null;
};

/** All batches of coupons. */
export const CouponBatchList = () => {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListPage<CouponBatchRow>
        resource="coupon-batches"
        title="Coupons"
        sort={{ field: 'createdAt', order: 'DESC' }}
        searchHint="Name of a batch"
        columns={COLUMNS}
        nameOf={(row) => row.name}
        above={
          <>
            <WhileMaking />
            {can('pricing.change') && (
              <Button variant="contained" onClick={() => setOpen(true)}>
                Create coupons
              </Button>
            )}
          </>
        }
      />
      {isOpen && <CouponDialog onClose={() => setOpen(false)} />}
    </>
  );
};
