import type { CaseChannel, CasePriority, CaseState, SatisfactionAnswer } from '@simpletread/domain';

/** An entry of a story, so many hours after the one before. */
export interface Said {
  readonly by: 'customer' | 'agent' | 'note' | 'call';
  readonly text: string;
  readonly hoursLater: number;
}

/** A case of a fresh shop. */
export interface CaseStory {
  readonly hoursAgo: number;
  readonly channel: CaseChannel;
  readonly state: CaseState;
  readonly subject: string;
  readonly said: readonly Said[];
  readonly priority: CasePriority;
  readonly tags: readonly string[];
  readonly isOwned: boolean;
  /** True if the writer named their order. */
  readonly hasOrder: boolean;
  /** The customer’s answer about our support; null if they weren’t asked, `asked` if they haven’t answered. */
  readonly satisfaction: SatisfactionAnswer | 'asked' | null;
}

type Extra = Partial<Pick<CaseStory, 'priority' | 'tags' | 'isOwned' | 'hasOrder' | 'satisfaction'>>;

const said = (by: Said['by'], text: string, hoursLater = 0): Said => ({ by, text, hoursLater });

const story = (
  [hoursAgo, channel, state, subject]: readonly [number, CaseChannel, CaseState, string],
  entries: readonly Said[],
  extra: Extra = {},
): CaseStory => ({
  ...{ hoursAgo, channel, state, subject, said: entries },
  ...{ priority: 'normal', tags: [], isOwned: state !== 'new', hasOrder: true },
  satisfaction: null,
  ...extra,
});

/** Cases in every state and channel, live chats among them: to answer in time and late, owned and not, waiting, snoozed, solved and closed. */
export const CASE_STORIES: readonly CaseStory[] = [
  story(
    [2, 'form', 'new', 'My appointment'],
    [
      said(
        'customer',
        'Can the shop also do an alignment on Wednesday? Please tell me the price before booking it.',
      ),
    ],
    { tags: ['alignment'] },
  ),
  story(
    [1, 'text', 'new', 'Text message'],
    [said('customer', 'Shop is closed Wednesday. Can you move me to Thursday?')],
    { hasOrder: false },
  ),
  story(
    [96, 'mail', 'new', 'Wrong size delivered?'],
    [said('customer', 'The sidewall says 225/60R18 and my door says 225/65R17. Can I swap them?')],
    { priority: 'high' },
  ),
  story(
    [120, 'mail', 'open', 'Where are my tires?'],
    [
      said('customer', 'The tracking has not moved since Wednesday, and I have an appointment on Friday.'),
      said('agent', 'I’m asking the carrier, and will write to you by noon tomorrow.', 2),
      said('note', 'Carrier says Reading hub. Ask again in the morning.', 1),
      said('customer', 'Any word? If it is not today I have to rent a car.', 20),
    ],
    { priority: 'urgent', tags: ['carrier'] },
  ),
  story(
    [30, 'call', 'open', 'Call back about coverage'],
    [
      said(
        'call',
        'Nail in the left rear. Wants to know if the coverage pays for the patch at his own shop.',
      ),
    ],
    { hasOrder: false },
  ),
  story(
    [50, 'form', 'waiting', 'A return or refund'],
    [
      said('customer', 'I changed my mind about two of the four tires. They are still wrapped.'),
      said('agent', 'You can return both within 30 days. Were they mounted at any time?', 3),
    ],
  ),
  story(
    [70, 'mail', 'snoozed', 'Military ID did not verify'],
    [
      said('customer', 'Your partner says my ID can’t be verified, but I am on active duty.'),
      said('note', 'The partner checks it until Monday.', 5),
    ],
    { tags: ['discount'] },
  ),
  story(
    [200, 'form', 'solved', 'Prices and payment'],
    [
      said('customer', 'Why is there an excise tax on my receipt?'),
      said(
        'agent',
        'Federal excise tax applies to tires that carry more than 3,500 lb. It is on your receipt by law.',
        4,
      ),
      said('customer', 'Thanks, that helps.', 10),
    ],
    { satisfaction: { rating: 'good', comment: 'Quick, and explained in plain words.' } },
  ),
  story(
    [44, 'mail', 'solved', 'Invoice for my company'],
    [
      said('customer', 'I need the company name on the receipt.'),
      said('agent', 'I changed it. You can save the new receipt from the order page.', 2),
    ],
    { satisfaction: 'asked' },
  ),
  story(
    [800, 'mail', 'closed', 'Gate code for the delivery'],
    [
      said('customer', 'The gate code is 4417, please tell the driver.'),
      said('agent', 'Done. The driver has it.', 1),
    ],
    { satisfaction: { rating: 'bad', comment: 'The driver called me for the code anyway.' } },
  ),
  story(
    [74, 'chat', 'solved', 'Chat'],
    [
      said('customer', 'Do these come with free mounting?'),
      said('agent', 'No, but you book and pay it at checkout, and see each shop’s price before.', 0.03),
      said('customer', 'Good to know, thank you!', 0.02),
    ],
    { satisfaction: { rating: 'good', comment: '' } },
  ),
  story(
    [26, 'chat', 'open', 'Chat'],
    [
      said('customer', 'My tires should be at the shop on Tuesday. Can I still move to Thursday?'),
      said('agent', 'Yes. Which time suits you?', 0.04),
      said('customer', 'In the morning, please.', 0.02),
    ],
  ),
];
