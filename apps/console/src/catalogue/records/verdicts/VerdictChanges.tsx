import type { VerdictChangesReply } from '@simpletread/contract';
import { Chip, type ChipTone } from '@simpletread/ui';
import { ArrowRight } from 'lucide-react';

import { PlainTable } from '../../../shell/detail/index.js';
import styles from '../Records.module.css';

type Kind = VerdictChangesReply['changes'][number]['before'];

const FACES: Readonly<Record<Kind, readonly [label: string, tone: ChipTone]>> = {
  fits: ['Fits', 'good'],
  conditional: ['Fits with conditions', 'warn'],
  refused: ['Doesn’t fit', 'bad'],
  unknown: ['Unknown', 'neutral'],
};

const count = new Intl.NumberFormat('en-US');

const VerdictChip = ({ kind }: { readonly kind: Kind }) => (
  <Chip tone={FACES[kind][1]}>{FACES[kind][0]}</Chip>
);

// One under the other on phones, where two columns of them would not fit.
const VerdictTurn = ({ before, after }: Pick<VerdictChangesReply['changes'][number], 'before' | 'after'>) => (
  <span className={styles.turn}>
    <VerdictChip kind={before} />
    <ArrowRight size={14} role="img" aria-label="becomes" />
    <VerdictChip kind={after} />
  </span>
);

/** Tires whose verdict changes; first those that are refused now and would be sold. */
export const VerdictChanges = ({ found }: { readonly found: VerdictChangesReply }) => (
  <div className={styles.plan}>
    <p role="status">
      {found.total === 0
        ? `No verdict changes for the ${count.format(found.examined)} tires in these sizes.`
        : `${count.format(found.total)} verdicts change for ${count.format(found.examined)} tires in these sizes.`}
      {found.unrefused > 0 &&
        ` ${count.format(found.unrefused)} of those tires are refused today and would be sold.`}
    </p>
    {found.total > 0 && (
      <PlainTable
        label="Verdicts that change"
        rows={found.changes}
        keyOf={({ itemNumber, vehicle, years }) => `${itemNumber} ${vehicle} ${years}`}
        columns={[
          { label: 'Tire', render: ({ label }) => label },
          { label: 'Vehicle', render: ({ vehicle, years }) => `${vehicle}, ${years}` },
          { label: 'Verdict', render: (change) => <VerdictTurn {...change} /> },
        ]}
      />
    )}
  </div>
);
