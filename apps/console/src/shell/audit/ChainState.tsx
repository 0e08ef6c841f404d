import Button from '@mui/material/Button';
import { Chip, Skeleton } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';

import { Instant } from '../time/index.js';
import type { AuditChain } from './audit-row.js';
import styles from './ChainState.module.css';
import { useAuditCalls } from './audit-calls.js';

const REFRESH_MS = 60_000;

const FACES = {
  whole: { label: 'Verified', tone: 'good', mark: 'full' },
  broken: { label: 'Broken', tone: 'bad', mark: 'full' },
  unchecked: { label: 'Not checked yet', tone: 'neutral', mark: 'ring' },
} as const;

const REASONS = {
  rowChanged: 'was changed after it was written',
  rowMissing: 'was deleted',
  rowUnlinked: 'was inserted, or its link was deleted',
  linksMissing: 'follows links that were deleted',
  endMissing: 'was last when the chain was checked, and is now missing or different',
} as const;

const Breaks = ({ breaks }: Pick<AuditChain, 'breaks'>) => (
  <ul className={styles.breaks}>
    {breaks.map(({ sequence, auditId, reason }) => {
      const name = sequence === null ? 'A row' : `Row ${sequence}`;
      return (
        <li key={`${sequence}-${auditId}-${reason}`}>
          {auditId === null || reason === 'rowMissing' ? (
            name
          ) : (
            <LinkBase to={`/audit/${auditId}/show`}>{name}</LinkBase>
          )}{' '}
          {REASONS[reason]}.
        </li>
      );
    })}
  </ul>
);

/** The audit's integrity: verified or broken, and the time of the last check. */
export const ChainState = () => {
  const data = useAuditCalls();
  const {
    data: chain,
    error,
    refetch,
  } = useQuery({
    queryKey: ['audit-chain'],
    queryFn: () => data.auditChain(),
    refetchInterval: REFRESH_MS,
  });
  if (chain === undefined)
    return (
      <div className={styles.state} role="status">
        {error === null ? (
          <Skeleton width={260} height={22} />
        ) : (
          <>
            We couldn’t load the state of the chain. <Button onClick={() => void refetch()}>Try again</Button>
          </>
        )}
      </div>
    );
  const { label, tone, mark } = FACES[chain.state];
  const count = new Intl.NumberFormat('en-US').format(chain.length);
  return (
    <div className={styles.state} role={chain.state === 'broken' ? 'alert' : 'status'}>
      <Chip tone={tone} mark={mark}>
        {label}
      </Chip>
      <span>
        {chain.length === 1 ? '1 staff action is' : `${count} staff actions are`} chained
        {chain.checkedAt !== null && (
          <>
            ; last checked <Instant at={chain.checkedAt} isFull />
          </>
        )}
        .
      </span>
      {chain.breaks.length > 0 && <Breaks breaks={chain.breaks} />}
    </div>
  );
};
