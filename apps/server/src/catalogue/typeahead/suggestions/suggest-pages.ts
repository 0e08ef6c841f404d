import { hasNoNeeds, type SearchNeeds } from '@simpletread/domain';

import { linkItem, type Question, type SuggestionList } from './suggestion.js';

interface Page {
  readonly label: string;
  readonly detailLabel: string;
  readonly path: string;
}

/** The whole text is one of these: it asks for a page and not for a name that sounds like it. */
const CERTAIN = 1.06;

const VEHICLES: Page = {
  label: 'Tires for your vehicle',
  detailLabel: 'Year, make and model',
  path: '/vehicles',
};
const SIZES: Page = { label: 'Tires by size', detailLabel: 'All sizes on sale', path: '/tire-sizes' };
const GUIDED: Page = {
  label: 'Help me choose',
  detailLabel: 'Three questions, ranked answers',
  path: '/guided-shopping',
};
const DEALS: Page = { label: 'Tire deals', detailLabel: 'What is on sale now', path: '/tire-deals' };
const SHOPS: Page = {
  label: 'Tire shops near you',
  detailLabel: 'Where your tires are installed',
  path: '/tire-shops',
};
const BRANDS: Page = { label: 'All brands', detailLabel: 'Brands from A to Z', path: '/brands' };
const TRACKING: Page = {
  label: 'Track your order',
  detailLabel: 'Order number and ZIP code',
  path: '/track-your-order',
};
const FINANCING: Page = { label: 'Financing', detailLabel: 'Pay over time', path: '/financing' };

const page = (label: string, detailLabel: string, path: string): Page => ({ label, detailLabel, path });

/** General words, and the pages that fit them. The first that matches counts. */
const GENERAL: readonly (readonly [pattern: RegExp, pages: readonly Page[]])[] = [
  [
    /^(?:find |buy |shop |new |order |get |cheap |best |good )*tires?(?: online| for sale| store)?$/,
    [VEHICLES, SIZES, GUIDED],
  ],
  [
    /^(?:cheap(?:est)?|budget|affordable|inexpensive|discount(?:ed)?)(?: tires?)?$/,
    [GUIDED, DEALS, VEHICLES],
  ],
  [
    /^(?:tire )?(?:coupons?|coupon codes?|promo(?:tions?)?(?: codes?)?|deals?|sales?|rebates?|specials?|clearance|discounts?|black friday|cyber monday)(?: on)?(?: tires?)?$/,
    [DEALS],
  ],
  [
    /^(?:tires?|tire shops?|shops?|stores?|tire stores?|installers?|mechanics?)? ?(?:near ?(?:me|by)|nearest|close to me|in my area)$/,
    [SHOPS, VEHICLES],
  ],
  [/^(?:tire )?(?:shops?|stores?|locations?|install(?:ation|ers?)?|mounting|balancing)$/, [SHOPS]],
  [/^(?:all |tire |best |top )?brands?$/, [BRANDS]],
  [/^(?:all |tire )?sizes?$/, [SIZES]],
  [/^(?:best|top(?: rated)?|recommended|which)(?: tires?)?$/, [GUIDED, VEHICLES]],
  [/^(?:my |track |where is my |track my )?orders?(?: status)?$|^track(?:ing)?$/, [TRACKING]],
  [
    /^(?:tire )?(?:returns?|return policy|refunds?|exchanges?)$/,
    [page('Returns and refunds', 'Terms and how to', '/returns-and-refunds')],
  ],
  [
    /^(?:help|help center|support|customer service|faqs?|questions)$/,
    [page('Help center', 'Answers and contact', '/help-center')],
  ],
  [
    /^(?:contact(?: us)?|phone(?: number)?|call|chat|email)$/,
    [page('Contact', 'Phone, text and email', '/contact')],
  ],
  [/^(?:cancel(?: an?| my)?(?: order)?)$/, [TRACKING]],
  [
    /^(?:military|veterans?)(?: discounts?)?$/,
    [page('Military discount', 'For the military and veterans', '/military-discount')],
  ],
  [/^(?:tire )?(?:financ(?:e|ing)|payment plans?|pay over time|affirm|klarna|installments?)$/, [FINANCING]],
];

/** Pages for a need that is all the text says; without a vehicle or size they are as near as one gets. */
const PAGES_OF_NEED: readonly (readonly [is: (needs: SearchNeeds) => boolean, pages: readonly Page[]])[] = [
  [
    ({ isForTrailer }) => isForTrailer,
    [page('Trailer tires', 'ST tires for boats, campers and utility trailers', '/types/trailer-tires')],
  ],
  [
    ({ isForElectric }) => isForElectric,
    [page('Electric vehicle tires', 'Built for their weight and torque', '/types/electric-vehicle-tires')],
  ],
  [
    ({ isStudded }) => isStudded,
    [page('Winter tires', 'Includes studded and studdable tires', '/categories/winter-tires')],
  ],
  [
    ({ isSnowRated }) => isSnowRated,
    [
      page('All Weather tires', 'Severe snow rated', '/categories/all-weather-tires'),
      page('Winter tires', 'Severe snow rated', '/categories/winter-tires'),
    ],
  ],
  [
    ({ isForDually, loadRange }) => isForDually || loadRange !== null,
    [page('Light Truck tires', 'Choose the load range with the size', '/types/light-truck-tires')],
  ],
];

const found = (pages: readonly Page[], question: Question): SuggestionList => ({
  id: 'pages',
  label: 'Go to',
  items: pages.map(({ label, detailLabel, path }) =>
    linkItem({ label, detailLabel, typeName: 'freeSearch' }, path, question),
  ),
  relevance: CERTAIN,
});

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Answers general words and needs that stand alone with the pages that fit them. */
export const suggestPages = (question: Question): SuggestionList => {
  const { isNeedAlone, needs, sizes } = question.subject;
  const none: SuggestionList = { id: 'pages', label: 'Go to', items: [], relevance: 0 };
  if (question.additional !== '' || sizes.length > 0) return none;
  const text = plain(question.text);
  const general = GENERAL.find(([pattern]) => pattern.test(text))?.[1] ?? [];
  if (general.length > 0) return found(general, question);
  if (!isNeedAlone || hasNoNeeds(needs)) return none;
  const ofNeed = PAGES_OF_NEED.find(([is]) => is(needs))?.[1] ?? [];
  const byVehicle = needs.rimIn === null && needs.heightIn === null ? [VEHICLES, SIZES] : [];
  return { ...found([...ofNeed, ...byVehicle], question), relevance: ofNeed.length > 0 ? CERTAIN : 0.9 };
};
