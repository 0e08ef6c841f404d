import { contactReasonText } from '@simpletread/domain';

import { Panel } from '../../shell/detail/index.js';
import { Bars } from './Bars.js';
import { countText, shareText } from './figure-text.js';
import type { ReturnFigures } from './return-figure-calls.js';

/** Requests of customers after their order, and the reasons of cancellations. */
export const ContactPanels = ({
  figures: { contacts, cancellations },
}: {
  readonly figures: ReturnFigures;
}) => (
  <>
    <Panel title="What customers ask for" extra="requests">
      <Bars
        bars={contacts.map(({ reason, requests, byThemselves }) => ({
          key: reason,
          name: contactReasonText(reason),
          count: requests,
          detail: `${countText(byThemselves)} without an agent, ${shareText(byThemselves, requests)}`,
        }))}
      />
    </Panel>
    <Panel title="Why buyers cancel" extra="orders">
      <Bars
        bars={cancellations.map(({ reason, orders }) => ({ key: reason, name: reason, count: orders }))}
      />
    </Panel>
  </>
);
