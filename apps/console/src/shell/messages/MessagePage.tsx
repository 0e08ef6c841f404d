import { messageTemplateLabel } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { useCan } from '../auth/index.js';
import panel from '../detail/Panel.module.css';
import { Pairs, Panel, RecordPage, StateChip } from '../detail/index.js';
import { PageHeader } from '../frame/index.js';
import { Instant } from '../time/index.js';
import { MailboxNote } from './MailboxNote.js';
import { FollowUp } from './FollowUp.js';
import { MessageActions } from './MessageActions.js';
import { MailPreview } from './MailPreview.js';
import { CHANNEL_LABELS, messageFace, messageTitle, type AdminMessage } from './message-row.js';
import styles from './MessagePage.module.css';

const MessageView = ({ message }: { readonly message: AdminMessage }) => {
  const canOpenOrder = useCan()('orders.read');
  const order =
    message.orderId !== null && canOpenOrder ? (
      <LinkBase to={`/orders/${message.orderId}/show`}>Open the order</LinkBase>
    ) : (
      '–'
    );
  return (
    <>
      <PageHeader
        title={messageTitle(message)}
        marks={<StateChip face={messageFace({ state: message.state, isDone: message.followUp !== null })} />}
        actions={<MessageActions message={message} />}
      />
      <FollowUp message={message} />
      <MailboxNote hasOpenLinks={message.hasOpenLinks} />
      <div className={panel.stack}>
        <Panel title={CHANNEL_LABELS[message.channel]}>
          <Pairs
            pairs={[
              ['To', message.recipient],
              ['Template', messageTemplateLabel(message.template)],
              ...(message.writtenBy === null ? [] : [['Written by', message.writtenBy] as const]),
              ['Created', <Instant key="written" at={message.createdAt} isFull />],
              ['Sent', <Instant key="sent" at={message.sentAt} isFull />],
              ['Order', order],
              ...(message.repeats === null
                ? []
                : [
                    [
                      'Repeats',
                      <LinkBase key="repeats" to={`/messages/${message.repeats}/show`}>
                        Open the message it repeats
                      </LinkBase>,
                    ] as const,
                  ]),
              ...(message.failure === null ? [] : [['Why it failed', message.failure] as const]),
            ]}
          />
        </Panel>
        {message.bodyHtml === null ? (
          <Panel title="As sent">
            <p className={styles.text}>{message.bodyText}</p>
          </Panel>
        ) : (
          <MailPreview html={message.bodyHtml} text={message.bodyText} />
        )}
      </div>
    </>
  );
};

/** One mail or text as its recipient got it. */
export const MessagePage = () => (
  <RecordPage<AdminMessage> resource="messages">{(message) => <MessageView message={message} />}</RecordPage>
);
