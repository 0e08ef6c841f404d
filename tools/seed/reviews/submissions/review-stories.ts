import { DECIDED_STORIES } from './decided-stories.js';
import { type ReviewStory, said } from './review-story.js';

const BOT = 'Best tire ever made buy now best price anywhere trust me.';

/** Reviews to read, in time and late, clean and with something that stands out; asked about, appealed, rejected, withdrawn and published. */
export const REVIEW_STORIES: readonly ReviewStory[] = [
  said(
    3,
    [5, 5, 4, 5, 5, 4],
    'Quiet, and the rain grip is real',
    'Went from a noisy all-terrain to these on my wagon. Highway noise dropped right away and wet exits feel planted. Ask for Mike at 215 555 0177, he mounted them in 40 minutes.',
    { state: 'submitted', pictures: 2 },
  ),
  said(
    5,
    [4, 4, 0, 4, 4, 0],
    'Good tire, bad drift',
    'Love the tread but the car pulls right since the install. The shop says alignment. Would buy the tire again, not the appointment.',
    { state: 'submitted' },
  ),
  said(2, [5, 5, 5, 5, 5, 5], 'BEST TIRE EVER BUY NOW', `${BOT} ${BOT}`, {
    state: 'submitted',
    isVerified: false,
    name: 'Road King',
    seconds: 6,
    fromNetwork: 4,
  }),
  said(
    30,
    [3, 4, 5, 4, 3, 3],
    'Winter is what they are for',
    'Two winters in the Poconos, unplowed road to the barn. Never once needed chains. They hum on dry pavement and wear fast if you leave them on in May.',
    { state: 'submitted' },
  ),
  said(8, [4, 4, 0, 4, 4, 0], 'Does what it says', 'Price matched the quote to the cent.', {
    state: 'submitted',
  }),
  said(
    11,
    [2, 1, 0, 3, 2, 1],
    'Gone after 11,000 miles',
    'Rotated on time, right pressure, and the outer edges are bald. Loud from the first day too.',
    { state: 'submitted' },
  ),
  said(7, [1, 1, 0, 2, 1, 1], 'Never again', 'They slide on a wet ramp at 30. What a pile of crap.', {
    state: 'submitted',
  }),
  said(40, [2, 2, 0, 2, 2, 2], 'Not for me', 'Too soft in corners.', {
    state: 'appealed',
    pictures: 1,
    reason: 'notExperienced',
    appeal:
      'I have driven 6,000 miles on these. The soft corners are my experience, and my order is in your system.',
  }),
  said(26, [5, 4, 0, 5, 4, 0], 'Smooth', 'Smooth on the expressway.', {
    state: 'questionAsked',
    question: 'Which size do you have, and is it on the front or on both axles?',
  }),
  said(20, [4, 5, 0, 4, 4, 4], 'Rain is no drama anymore', 'Had them on for a wet October.', {
    state: 'submitted',
    question: 'How many miles have you driven on them?',
    answer: 'About 4,000 so far.',
  }),
  said(70, [5, 5, 5, 5, 5, 5], 'Cheaper elsewhere', 'Get them at www.besttires.example for less.', {
    state: 'rejected',
    isVerified: false,
    name: 'Sam Deals',
    reason: 'advertising',
  }),
  said(90, [5, 5, 5, 5, 5, 5], 'Great great great', BOT, {
    state: 'rejected',
    isVerified: false,
    name: 'Jo Rider',
    seconds: 5,
    sameTexts: 3,
    reason: 'repeated',
  }),
  said(
    80,
    [1, 1, 1, 1, 1, 1],
    'The front desk was rude',
    'Waited two hours for my appointment and nobody said sorry.',
    { state: 'rejected', reason: 'otherProduct' },
  ),
  said(120, [3, 3, 0, 3, 3, 3], 'Fine so far', 'Nothing to report.', { state: 'withdrawn' }),
  ...DECIDED_STORIES,
];
