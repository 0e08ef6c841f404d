import type { RejectionReason, ReviewState } from '@simpletread/domain';

/** A review of a shop in a fresh shop, with what happened to it. */
export interface ShopStory {
  readonly state: ReviewState;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly summary: string;
  readonly comments: string | null;
  readonly reason: RejectionReason | null;
  readonly question: string | null;
  readonly answer: string | null;
  readonly appeal: string | null;
  /** Our reply; null without one. */
  readonly reply: string | null;
}

const told = (
  stars: ShopStory['stars'],
  summary: string,
  comments: string | null,
  change: Partial<ShopStory> = {},
): ShopStory => ({
  ...{ state: 'published', stars, summary, comments },
  ...{ reason: null, question: null, answer: null, appeal: null, reply: null },
  ...change,
});

/** One of each state that waits, or ended another way than published. */
export const WAITING_SHOP_STORIES: readonly ShopStory[] = [
  told(5, 'In at 8:30, out by 9:50', 'They torqued the wheels by hand and showed me the balance readout.', {
    state: 'submitted',
  }),
  told(2, 'Waited an hour past my time', 'The bay was taken when I came. Nobody called.', {
    state: 'submitted',
  }),
  told(1, 'They scratched a rim', 'One of my front rims has a new scratch.', {
    state: 'questionAsked',
    question: 'Do you have a picture of the rim, and did you show it to the shop?',
  }),
  told(3, 'Fine, but far', 'Work was fine. The tires themselves hum at 60.', {
    state: 'submitted',
    question: 'Is this about the shop or about the tires?',
    answer: 'The shop did its job. Forget the part about the hum.',
  }),
  told(1, 'Do not go here', 'The guy at the desk is an idiot.', { state: 'rejected', reason: 'abusive' }),
  told(2, 'The tires are too loud', 'Loud on concrete since the first mile.', {
    state: 'appealed',
    reason: 'otherProduct',
    appeal: 'It is about the shop too: they never offered to check the pressure.',
  }),
  told(4, 'Friendly', 'I wrote this about the wrong shop.', { state: 'withdrawn' }),
];

/** Published ones; every share of stars is what the customers gave. */
export const PUBLISHED_SHOP_STORIES: readonly ShopStory[] = [
  told(5, 'Quick and careful', 'Four tires in just over an hour. Old set went straight to recycling.'),
  told(5, 'Nothing to pay at the counter', null),
  told(
    5,
    'They called before I had to',
    'One valve stem was bad. They phoned first and showed me the old one.',
  ),
  told(5, 'Clean waiting room, fast Wi-Fi', null),
  told(4, 'Good work, tight parking', 'Getting into the lot on a Saturday took 15 minutes.', {
    reply: 'Thank you. Early weekday times are the calmest at this shop.',
  }),
  told(5, 'On time to the minute', null),
  told(4, 'Solid', 'Ten minutes late, and they said so up front.'),
  told(5, 'Would send my mother there', 'They explained the rotation schedule without selling me anything.'),
  told(3, 'Average', 'Mounted fine, but nobody told me the car was ready.'),
  told(5, 'No vibration at 70', null),
  told(4, 'Easy drop-off', 'Key box works, and they texted when it was done.'),
  told(2, 'Had to come back', 'One wheel shook at highway speed. The second balancing fixed it.', {
    reply: 'We’re sorry about the second trip. Balancing again at the shop is always free.',
  }),
  told(5, 'Perfect', null),
  told(1, 'Lug nuts were loose', 'I found two that I could turn by hand. They fixed it, but still.', {
    reply:
      'That must not happen. We’ve spoken with the shop, and every wheel is torqued by a second person now.',
  }),
  told(4, 'Good people', null),
  told(3, 'Long wait for a drop-off', 'Dropped it at 8, got it back at 4. I had hoped for noon.'),
];
