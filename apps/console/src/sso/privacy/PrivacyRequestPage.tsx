import type { PrivacyRequest } from '@simpletread/contract';

import { LinkBase } from 'react-admin';

import { HistoryPanel } from '../../shell/audit/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, RecordPage } from '../../shell/detail/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { Instant } from '../../shell/time/index.js';
import { blockName, KIND_LABELS } from './privacy-request-face.js';
import { RequestChip } from './RequestChip.js';
import { TakeBack } from './TakeBack.js';

const RequestView = ({ request }: { readonly request: PrivacyRequest }) => (
  <>
    <PageHeader
      title={KIND_LABELS[request.kind]}
      marks={<RequestChip state={request.state} />}
      actions={request.canCancel ? <TakeBack id={request.id} /> : null}
    />
    <div className={panel.stack}>
      <Panel title="Request">
        <Pairs
          pairs={[
            [
              'Account',
              <LinkBase key="account" to={`/accounts/${request.accountId}/show`}>
                Open account
              </LinkBase>,
            ],
            ['Requested by', request.staffName ?? 'Customer'],
            ['Requested', <Instant key="asked" at={request.askedAt} isFull />],
            ['Due', <Instant key="due" at={request.dueAt} isFull />],
            ['Started', <Instant key="begun" at={request.startedAt} isFull />],
            ['Finished', <Instant key="finished" at={request.finishedAt} isFull />],
            ...(request.kind === 'export'
              ? [['Download available until', <Instant key="until" at={request.expiresAt} isFull />] as const]
              : []),
          ]}
        />
      </Panel>
      {request.blockedBy.length > 0 && (
        <Panel title="Why it’s blocked">
          <Pairs pairs={request.blockedBy.map((block) => [blockName(block), String(block.count)] as const)} />
        </Panel>
      )}
      <Panel title={`Progress: ${request.stepsDone} of ${request.stepCount}`}>
        <Pairs pairs={[['Done', request.steps.length === 0 ? 'None yet' : request.steps.join(', ')]]} />
      </Panel>
      <HistoryPanel type="privacyRequest" id={request.id} seen={request.state} />
    </div>
  </>
);

/** One request; nothing on the page names the person. */
export const PrivacyRequestPage = () => (
  <RecordPage<PrivacyRequest> resource="privacy-requests">
    {(request) => <RequestView request={request} />}
  </RecordPage>
);
