import { defineMachine, transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

export const NEWSLETTER_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;

export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** The life of a newsletter. Only the clock starts it; a stopped one goes on where it stopped. Decision record 193. */
export const newsletterMachine = defineMachine({
  name: 'newsletter',
  initial: 'draft',
  states: NEWSLETTER_STATES,
  events: {
    schedule: { draft: { to: 'scheduled' } },
    cancel: { scheduled: { to: 'draft' } },
    start: { scheduled: { to: 'sending' } },
    stop: { sending: { to: 'stopped' } },
    resume: { stopped: { to: 'sending' } },
    finish: { sending: { to: 'sent' } },
  },
});

export type NewsletterEvent = keyof typeof newsletterMachine.events;

/** Returns the state after `event`. Refuses with `newsletter.movedOn` if the table has no such step. */
export const moveNewsletter = (
  state: NewsletterState,
  event: NewsletterEvent,
): Result<NewsletterState, 'newsletter.movedOn'> => {
  const moved = transition(newsletterMachine, state, event);
  return moved.ok ? ok(moved.value) : refuse('newsletter.movedOn');
};

/** True if `event` is allowed for a newsletter in `state`. */
export const canMoveNewsletter = (state: NewsletterState, event: NewsletterEvent): boolean =>
  moveNewsletter(state, event).ok;
