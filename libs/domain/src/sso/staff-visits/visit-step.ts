import { defineMachine } from '../../machine/index.js';

/** The steps of a visit of staff to the shop. Each but the last has a secret of its own: the link, the code, the handle. */
export const VISIT_STEPS = ['link', 'code', 'visit', 'over'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/** The life of a staff visit, acting as a customer or previewing: a link is opened in the session that asked for it, its code begins the visit. */
export const visitMachine = defineMachine({
  name: 'staffVisit',
  initial: 'link',
  states: VISIT_STEPS,
  events: {
    open: { link: { to: 'code' } },
    begin: { code: { to: 'visit' } },
    end: { visit: { to: 'over' } },
  },
});
