import type { FaultCode } from '../result/index.js';

/** The facts that decide if a mail or text can be sent again. */
export interface SentMessage {
  readonly state: 'queued' | 'sent' | 'failed';
  readonly template: string;
  readonly isAboutOrder: boolean;
  /** The text is deleted after a while. */
  readonly hasText: boolean;
  /** A failure that staff answered: they sent the message again, or closed it. */
  readonly isFollowedUp: boolean;
}

export type SendAgainFault = Extract<FaultCode, `message.${string}`>;

/** They hold a code or a link with a clock of its own. */
const EXPIRING = ['tracking-code'];

/**
 * Returns why a message can't be sent again, or null if it can. Only messages about an order, and failed ones that
 * agents wrote, can: others hold links and codes that expire, and their recipients ask for new ones.
 */
export const sendAgainRefusal = (message: SentMessage): SendAgainFault | null => {
  if (message.state === 'queued') return 'message.waiting';
  if (message.isFollowedUp) return 'message.followedUp';
  // A message that went out takes a turn of its writer's; sending it again would take another's.
  const isKnown = message.isAboutOrder || (message.template === 'written' && message.state === 'failed');
  const isKept = isKnown && message.hasText && !EXPIRING.includes(message.template);
  return isKept ? null : 'message.expiring';
};
