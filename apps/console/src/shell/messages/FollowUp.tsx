import { LinkBase } from 'react-admin';

import { PageNote } from '../note/index.js';
import { dayTimeText, useMinute } from '../time/index.js';
import type { AdminMessage } from './message-row.js';

/** The follow-up of a failed message, and the reason if a message can't be sent again. */
export const FollowUp = ({ message }: { readonly message: AdminMessage }) => {
  const now = useMinute();
  const { followUp, sendAgainRefusal, state } = message;
  if (followUp === null)
    return state === 'failed' && sendAgainRefusal !== null ? (
      <PageNote tone="warning">{sendAgainRefusal}</PageNote>
    ) : null;
  const who = `${followUp.by}, ${dayTimeText(followUp.at, now)}`;
  if (followUp.messageId === null)
    return (
      <PageNote tone="info">
        Closed by {who}: {followUp.note}
      </PageNote>
    );
  return (
    <PageNote tone="info">
      Sent again by {who}.{' '}
      <LinkBase to={`/messages/${followUp.messageId}/show`}>Open the new message</LinkBase>
    </PageNote>
  );
};
