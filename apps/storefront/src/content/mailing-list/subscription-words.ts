import type { OwnSubscription } from '@simpletread/contract';

/** Returns the title and text of a subscription's page. */
export const subscriptionWords = (
  { state, email }: Pick<OwnSubscription, 'state' | 'email'>,
  isNew: boolean,
): { readonly title: string; readonly text: string } => {
  if (state === 'left')
    return {
      title: 'You’ve left our mailing list',
      text: `${email} gets no more emails about deals and news. Emails about your orders still arrive.`,
    };
  if (state === 'pending')
    return {
      title: 'You haven’t joined yet',
      text: `Follow the link in our email to ${email} to join the mailing list.`,
    };
  return isNew
    ? { title: 'You’re on our mailing list', text: `Thank you for confirming ${email}.` }
    : { title: 'Your mailing list subscription', text: `${email} is on our mailing list.` };
};
