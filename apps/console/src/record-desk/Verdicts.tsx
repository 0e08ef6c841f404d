import type { VerdictChangesReply } from '@simpletread/contract';
import type { RecordValues } from '@simpletread/domain';
import { Chip, type ChipTone } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import { useConsoleData } from '../api/use-console-data.js';
import { PlainTable } from '../detail/PlainTable.js';
import styles from './RecordDesk.module.css';

type Kind = VerdictChangesReply['changes'][number]['before'];

const FACES: Readonly<Record<Kind, readonly [label: string, tone: ChipTone]>> = {
  fits: ['Fits', 'good'],
  conditional: ['Fits with a condition', 'warn'],
  refused: ['Does not fit', 'bad'],
  unknown: ['Not known', 'neutral'],
};

const count = new Intl.NumberFormat('en-US');

const VerdictChip = ({ kind }: { readonly kind: Kind }) => (
  <Chip tone={FACES[kind][1]}>{FACES[kind][0]}</Chip>
);

interface VerdictsProps {
  /** The fitment that is there; null for a new one. */
  readonly id: string | null;
  /** Its fields afterwards; null for one that is removed. */
  readonly values: RecordValues | null;
}

/** Which tires get another verdict by a change of one fitment. */
export const Verdicts = ({ id, values }: VerdictsProps) => {
  const data = useConsoleData();
  const { data: found, error } = useQuery<VerdictChangesReply>({
    queryKey: ['fitment-verdicts', id, values],
    queryFn: () => data.tryVerdicts(id, values),
  });
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (found === undefined) return <p role="status">Judging the tires…</p>;
  return (
    <div className={styles.plan}>
      <p role="status">
        {found.total === 0
          ? `None of the ${count.format(found.examined)} tires of these sizes gets another verdict.`
          : `${count.format(found.total)} verdicts change, over ${count.format(found.examined)} tires of these sizes.`}
      </p>
      {found.total > 0 && (
        <PlainTable
          label="Verdicts that change"
          rows={found.changes}
          keyOf={({ itemNumber, years }) => `${itemNumber} ${years}`}
          columns={[
            { label: 'Tire', render: ({ label }) => label },
            { label: 'Years', render: ({ years }) => years },
            { label: 'Now', render: ({ before }) => <VerdictChip kind={before} /> },
            { label: 'Then', render: ({ after }) => <VerdictChip kind={after} /> },
          ]}
        />
      )}
    </div>
  );
};
