import { formatMoney } from '@simpletread/domain';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import type { SalesFigures } from './sales-figure-calls.js';
import { shareOfDecided } from './share-text.js';

type Outcome = Pick<SalesFigures, 'requests' | 'won' | 'lost' | 'wonInCents'>;

export interface NamedOutcome extends Outcome {
  readonly key: string;
  readonly name: string;
}

/** Requests by something, with how many of the decided ones are won. */
export const OutcomePanel = ({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly NamedOutcome[];
}) => (
  <Panel title={title}>
    <PlainTable
      label={title}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { label: 'Name', render: ({ name }) => name },
        { label: 'Requests', isEnd: true, render: ({ requests }) => requests },
        { label: 'Won', isEnd: true, render: ({ won }) => won },
        { label: 'Lost', isEnd: true, render: ({ lost }) => lost },
        { label: 'Conversion', isEnd: true, render: shareOfDecided },
        { label: 'Won value', isEnd: true, render: ({ wonInCents }) => formatMoney(wonInCents) },
      ]}
    />
  </Panel>
);
