import type { ApplicableType, ApplicationEvent, ApplicationState, PriceGroup } from '@simpletread/domain';
import type { Applicant } from '../accounts/write-applicants.js';

interface Step {
  readonly event: ApplicationEvent | 'submit';
  readonly hoursAgo: number;
  /** The message of its writer; empty without one. */
  readonly text: string;
}

/** An application for an account type, from its first message to its state. */
export interface AccountStory extends Applicant {
  readonly state: ApplicationState;
  readonly type: ApplicableType;
  readonly company: string;
  readonly priceGroup: PriceGroup;
  readonly steps: readonly Step[];
}

const submitted = (hoursAgo: number, text: string): Step => ({ event: 'submit', hoursAgo, text });
const taken = (hoursAgo: number): Step => ({ event: 'takeUp', hoursAgo, text: '' });

/** At least one application in each state. */
export const ACCOUNT_STORIES: readonly AccountStory[] = [
  {
    ...{ firstName: 'Nadine', lastName: 'Brooks', email: 'nadine@brooksplumbing.example' },
    ...{ state: 'submitted', type: 'Fleet', company: 'Brooks Plumbing', priceGroup: 'fleet' },
    steps: [submitted(28, 'We run 14 vans, all on 235/65R16, and replace about 40 tires a year.')],
  },
  {
    ...{ firstName: 'Curtis', lastName: 'Lang', email: 'curtis@langmotors.example' },
    ...{ state: 'submitted', type: 'Wholesale', company: 'Lang Motors', priceGroup: 'wholesale' },
    steps: [submitted(4, 'Used car dealer in Dayton. We need tires for 30 cars a month.')],
  },
  {
    ...{ firstName: 'Shauna', lastName: 'Reyes', email: 'shauna@reyeslandscape.example' },
    ...{ state: 'inReview', type: 'Fleet', company: 'Reyes Landscape', priceGroup: 'fleet' },
    steps: [submitted(60, '8 pickups with trailers, two sets of winter tires each.'), taken(33)],
  },
  {
    ...{ firstName: 'Viktor', lastName: 'Hale', email: 'viktor@haleauto.example' },
    ...{ state: 'moreInfoAsked', type: 'Wholesale', company: 'Hale Auto Supply', priceGroup: 'wholesale' },
    steps: [
      submitted(110, 'We sell parts to garages in three counties.'),
      taken(100),
      { event: 'askMore', hoursAgo: 99, text: 'Please send your resale certificate for Nevada.' },
    ],
  },
  {
    ...{ firstName: 'Odette', lastName: 'Marsh', email: 'odette@marshcourier.example' },
    ...{ state: 'awaitingApproval', type: 'Fleet', company: 'Marsh Courier', priceGroup: 'fleet' },
    steps: [
      submitted(54, 'Courier service with 22 vans in Phoenix.'),
      taken(30),
      { event: 'propose', hoursAgo: 6, text: '' },
    ],
  },
  {
    ...{ firstName: 'Grant', lastName: 'Ellery', email: 'grant@ellerybody.example' },
    ...{ state: 'approved', type: 'Special Order', company: 'Ellery Body Shop', priceGroup: 'retail' },
    steps: [
      submitted(420, 'We order rare sizes for restorations and pay by card.'),
      taken(400),
      { event: 'approve', hoursAgo: 396, text: '' },
    ],
  },
  {
    ...{ firstName: 'Ike', lastName: 'Sorrell', email: 'ike@sorrell.example' },
    ...{ state: 'refused', type: 'Wholesale', company: 'Sorrell Family', priceGroup: 'wholesale' },
    steps: [
      submitted(260, 'I want dealer prices for my own two cars.'),
      taken(250),
      { event: 'refuse', hoursAgo: 249, text: 'Wholesale accounts are for businesses that resell tires.' },
    ],
  },
  {
    ...{ firstName: 'Paula', lastName: 'Quint', email: 'paula@quintschool.example' },
    ...{ state: 'withdrawn', type: 'Fleet', company: 'Quint Driving School', priceGroup: 'fleet' },
    steps: [submitted(200, '6 training cars.'), taken(190), { event: 'withdraw', hoursAgo: 170, text: '' }],
  },
];
