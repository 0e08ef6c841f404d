import type { AdminOrder } from '@simpletread/contract';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';

const CHANNELS = { email: 'Email', sms: 'Text' } as const;

/** The mails and texts that this order caused. */
export const OrderMessagesPanel = ({ order }: { readonly order: AdminOrder }) => {
  const can = useCan();
  if (order.messages.length === 0) return null;
  return (
    <Panel title="Messages">
      <PlainTable
        label="Messages for this order"
        rows={order.messages}
        keyOf={(message) => message.id}
        columns={[
          { label: 'Kind', render: (message) => CHANNELS[message.channel] },
          {
            label: 'Subject',
            render: (message) =>
              can('messages.read') ? (
                <LinkBase to={`/messages/${message.id}/show`}>{message.subject ?? 'Text'}</LinkBase>
              ) : (
                (message.subject ?? 'Text')
              ),
          },
          { label: 'State', render: (message) => message.state },
          { label: 'Time', isEnd: true, render: (message) => <Instant at={message.createdAt} isFull /> },
        ]}
      />
    </Panel>
  );
};
