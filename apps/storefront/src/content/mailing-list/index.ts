export { FooterMailingList } from './FooterMailingList';
export { followedPath, noteOpened } from './newsletter-links';
export { leaveByMailProgram } from './leave-by-mail-program';
export { readSubscription } from './read-subscription';
export { subscriptionHref } from './subscription-href';
export { ConfirmView, JoinView, SubscriptionView } from './SubscriptionView';
