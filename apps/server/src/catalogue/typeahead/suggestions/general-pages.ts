export interface Page {
  readonly label: string;
  readonly detailLabel: string;
  readonly path: string;
}

export const VEHICLES: Page = {
  label: 'Tires for your vehicle',
  detailLabel: 'Year, make and model',
  path: '/vehicles',
};
export const SIZES: Page = { label: 'Tires by size', detailLabel: 'All sizes on sale', path: '/tire-sizes' };
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
const HELP: Page = { label: 'Help center', detailLabel: 'Answers and contact', path: '/help-center' };
const FINANCING: Page = { label: 'Financing', detailLabel: 'Pay over time', path: '/financing' };

export const page = (label: string, detailLabel: string, path: string): Page => ({
  label,
  detailLabel,
  path,
});

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
  [/^(?:wheels?|rims?)$/, [VEHICLES, SIZES]],
  [
    /^(?:rvs?|motor ?homes?|recreational vehicles?)(?: tires?)?$/,
    [SIZES, page('Trailer tires', 'For campers that are towed', '/types/trailer-tires')],
  ],
  [/^(?:tire |wheel )?(?:mount(?:ing)?|balanc(?:e|ing)|mount(?:ing)? and balanc(?:e|ing)|fitting)$/, [SHOPS]],
  [
    /^(?:wheel |tire |front end )?alignments?$/,
    [
      page('Alignment', 'In the tire dictionary', '/learn/tire-news-information/tire-dictionary#alignment'),
      SHOPS,
    ],
  ],
  [
    /^(?:flat|puncture|nail)?(?: tires?)? ?(?:repairs?|plugs?|patch(?:es)?)$|^flats?(?: tires?)?$/,
    [page('Flat tire repair', 'What can be repaired', '/learn/tire-care/flat-tire-repair')],
  ],
  [
    /^(?:tire )?rotat(?:e|ion)s?(?: tires?)?$/,
    [page('Tire rotation', 'How often, and in which order', '/learn/tire-care/tire-rotation')],
  ],
  [
    /^(?:tire )?(?:pressure|psi|air pressure|inflation|tpms)(?: monitor(?:ing)?| sensors?| chart)?$/,
    [page('Tire pressure', 'How much, and how to check it', '/learn/tire-care/tire-pressure')],
  ],
  [
    /^(?:tire )?(?:road hazards?|(?:road hazard )?coverage|protection(?: plans?)?|warrant(?:y|ies)|roadside(?: assistance)?|tow(?:ing)?)(?: (?:coverage|warranty|protection))?(?: claims?)?$/,
    [page('Road hazard coverage', 'What it pays, and for how long', '/sales#road-hazard-coverage'), HELP],
  ],
  [/^gift ?cards?(?: balance)?$/, [HELP]],
  [/^(?:careers?|jobs?|about(?: us)?|company)$/, [page('About SimpleTread', 'Who we are', '/about')]],
  [
    /^(?:long(?:est)?[ -]?lasting|durable|low rolling resistance|fuel saving|gas mileage)(?: tires?)?$/,
    [GUIDED, VEHICLES],
  ],
  [/^(?:best|top(?: rated)?|recommended|which)(?: tires?)?$/, [GUIDED, VEHICLES]],
  [/^(?:my |track |where is my |track my )?orders?(?: status)?$|^track(?:ing)?$|^st \d{7}$/, [TRACKING]],
  [
    /^(?:tire )?(?:returns?|return policy|refunds?|exchanges?)$/,
    [page('Returns and refunds', 'Terms and how to', '/returns-and-refunds')],
  ],
  [/^(?:help|help center|support|customer service|faqs?|questions)$/, [HELP]],
  [
    /^(?:contact(?: us)?|phone(?: number)?|call|chat|email)$/,
    [page('Contact', 'Phone, text and email', '/contact')],
  ],
  [/^(?:cancel(?: an?| my)?(?: order)?)$/, [TRACKING]],
  [
    /^(?:military|veterans?)(?: discounts?)?$/,
    [page('Military discount', 'For the military and veterans', '/military-discount')],
  ],
  [
    /^(?:tire )?(?:financ(?:e|ing)|payment plans?|pay over time|affirm|klarna|katapult|installments?)$/,
    [FINANCING],
  ],
  [
    /^(?:free )?(?:shipping|delivery)(?: costs?| times?)?$/,
    [page('Free shipping', 'Where and how fast', '/free-shipping')],
  ],
  [
    /^(?:scan|snap|simple ?snap|camera|photo)(?: (?:my )?tires?)?$/,
    [page('SimpleSnap', 'Read a size off your tire', '/simplesnap')],
  ],
  [
    /^(?:refer(?:ral)?s?(?: a friend)?|invite(?: a)?(?: friends?)?)$/,
    [page('Invite friends', 'They save, you get a gift card', '/invite')],
  ],
  [/^(?:compare|comparison)(?: tires?)?$/, [page('Compare tires', 'Side by side', '/compare')]],
  [/^(?:tire )?reviews?$/, [page('Tire reviews', 'By the people who drive them', '/tire-reviews')]],
  [
    /^(?:my )?(?:account|garage|profile)$|^(?:log|sign) ?in$/,
    [page('Your account', 'Orders and garage', '/account')],
  ],
  [
    /^(?:what (?:is my )?(?:tire )?size|(?:find|where is) my (?:tire )?size|tire size help)$/,
    [page('Find your size', 'On the sidewall or the tire placard', '/search/help'), SIZES],
  ],
];

/** Words that name nothing, alone and in any order: "cheap tires near me", "new tires on sale". */
const SAYS: Readonly<Record<'near' | 'deal' | 'cheap' | 'best' | 'tires' | 'filler', RegExp>> = {
  near: /^(?:near|nearby|nearest|close|local|around|me|by|here|area|shops?|stores?|installers?|places?)$/,
  deal: /^(?:sales?|deals?|coupons?|promos?|promotions?|codes?|rebates?|specials?|clearance|discounts?|discounted|offers?|closeouts?)$/,
  cheap:
    /^(?:cheap|cheaper|cheapest|affordable|budget|inexpensive|low|lowest|cost|price|prices|priced|good)$/,
  best: /^(?:best|top|rated|recommended|better|great|quality)$/,
  tires: /^(?:tires?|tyres?|set)$/,
  filler:
    /^(?:a|an|the|my|our|for|on|in|to|of|and|with|i|need|want|buy|get|find|shop|new|order|online|please|some|car|cars|vehicles?|where|can|how|much|are|is|used)$/,
};

type Said = keyof typeof SAYS;

const KINDS = Object.keys(SAYS) as Said[];

/** Returns the pages that a text of general words asks for; null if a word may be a name. */
const saidIn = (text: string): ReadonlySet<Said> | null => {
  const said = new Set<Said>();
  for (const word of text.split(' ')) {
    const kind = KINDS.find((one) => SAYS[one].test(word));
    if (kind === undefined) return null;
    said.add(kind);
  }
  return said;
};

const composed = (text: string): readonly Page[] => {
  const said = text === '' ? null : saidIn(text);
  if (said === null || !KINDS.some((kind) => kind !== 'filler' && said.has(kind))) return [];
  if (said.has('near')) return [SHOPS, VEHICLES];
  if (said.has('deal')) return [DEALS, VEHICLES];
  if (said.has('best')) return [GUIDED, VEHICLES];
  return said.has('cheap') ? [VEHICLES, DEALS, GUIDED] : [VEHICLES, SIZES, GUIDED];
};

/** Pages for general words, the fittest first; none for a text that may name something. `text` is lower case, letters and digits only. */
export const generalPages = (text: string): readonly Page[] =>
  GENERAL.find(([pattern]) => pattern.test(text))?.[1] ?? composed(text);
