import { type AdminOrder, faultMessage } from '@simpletread/contract';
import { type PermissionHolder, sendAgainRefusal } from '@simpletread/domain';

import type { OrderMessage } from '../../../platform/messages/index.js';
import { seesContacts } from './contact-view.js';

const refusalOf = ({ state, template, hasText, followedUpAt }: OrderMessage): string | null => {
  const isFollowedUp = followedUpAt !== null;
  const code = sendAgainRefusal({ state, template, isAboutOrder: true, hasText, isFollowedUp });
  return code === null ? null : faultMessage({ code, data: {} });
};

/** The mails and texts of an order as `viewer` may see them: a provider's reason can quote the address. */
export const orderMessagesFor = (
  viewer: PermissionHolder,
  messages: readonly OrderMessage[],
): AdminOrder['messages'] =>
  messages.map((message) => ({
    id: message.id,
    channel: message.channel,
    template: message.template,
    subject: message.subject,
    state: message.state,
    failure: seesContacts(viewer) ? message.failure : null,
    isRepeat: message.repeats !== null,
    isFollowedUp: message.followedUpAt !== null,
    sendAgainRefusal: refusalOf(message),
    createdAt: message.createdAt.toISOString(),
  }));
