import { formatMoney, returnReasonText } from '@simpletread/domain';

import { Panel } from '../../shell/detail/index.js';
import { Bars } from './Bars.js';
import { countText } from './figure-text.js';
import type { ReturnFigures } from './return-figure-calls.js';

/** The reasons that buyers give, the most common first. */
export const ReasonsPanel = ({ figures }: { readonly figures: ReturnFigures }) => (
  <Panel title="Reasons" extra="returns">
    <Bars
      bars={figures.byReason.map(({ reason, returns, tires, refundedInCents }) => ({
        key: reason,
        name: returnReasonText(reason),
        count: returns,
        detail: `${tires === 1 ? '1 tire' : `${countText(tires)} tires`}, ${formatMoney(refundedInCents)} refunded`,
      }))}
    />
  </Panel>
);
