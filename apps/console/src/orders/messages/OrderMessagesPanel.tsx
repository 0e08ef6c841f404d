import type { AdminOrder } from '@simpletread/contract';
import { messageTemplateLabel } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { CHANNEL_LABELS, messageFace, SendAgainButton } from '../../shell/messages/index.js';
import { Instant } from '../../shell/time/index.js';

type Message = AdminOrder['messages'][number];

const titleOf = ({ subject, template }: Message): string =>
  subject ?? `Text: ${messageTemplateLabel(template)}`;

const Subject = ({ message }: { readonly message: Message }) => {
  const can = useCan();
  const title = titleOf(message);
  return (
    <>
      {can('messages.read') ? <LinkBase to={`/messages/${message.id}/show`}>{title}</LinkBase> : title}
      {message.isRepeat && <span className={panel.dim}> Sent again</span>}
      {message.failure !== null && <span className={panel.dim}> {message.failure}</span>}
    </>
  );
};

/** The mails and texts that this order caused; each can be sent again. */
export const OrderMessagesPanel = ({ order }: { readonly order: AdminOrder }) => {
  if (order.messages.length === 0) return null;
  return (
    <Panel title="Messages">
      <PlainTable
        label="Messages for this order"
        rows={order.messages}
        keyOf={(message) => message.id}
        columns={[
          { label: 'Kind', render: (message) => CHANNEL_LABELS[message.channel] },
          { label: 'Subject', render: (message) => <Subject message={message} /> },
          {
            label: 'State',
            render: ({ state, isFollowedUp }) => (
              <StateChip face={messageFace({ state, isDone: isFollowedUp })} />
            ),
          },
          { label: 'Time', isEnd: true, render: (message) => <Instant at={message.createdAt} isFull /> },
          {
            label: 'Action',
            isEnd: true,
            render: (message) => <SendAgainButton message={message} title={titleOf(message)} />,
          },
        ]}
      />
    </Panel>
  );
};
