export {
  CONFIRM_AGAIN_MINUTES,
  CONFIRM_SUBSCRIPTION_HOURS,
  LIST_CONSENT_VERSION,
  listConsentText,
  oneClickHeaders,
  SUBSCRIBER_STATES,
  type SubscriberState,
  WAYS_TO_LEAVE,
  type WayToLeave,
} from './mailing-list.js';
