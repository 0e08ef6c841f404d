import { type ReviewStory, said } from './review-story.js';

/** Decided reviews of every rating; each rating is published at much the same rate, as it is in a shop that rejects none for its rating. */
export const DECIDED_STORIES: readonly ReviewStory[] = [
  said(100, [5, 5, 0, 5, 5, 4], 'Like a new car', 'The old set droned above 60. These don’t.', {
    pictures: 1,
  }),
  said(140, [5, 4, 3, 5, 4, 4], 'Two thumbs up', 'Long trip to Maine and back without a complaint.'),
  said(160, [4, 4, 0, 4, 3, 4], 'Solid all-rounder', 'Not the quietest, but predictable.'),
  said(190, [4, 3, 2, 4, 4, 4], 'Better on dry roads', 'Snow is not their thing.'),
  said(200, [3, 3, 0, 3, 3, 2], 'Average', 'They wear faster than my last ones.'),
  said(220, [3, 4, 0, 2, 3, 3], 'A bit stiff', 'You feel every expansion joint.'),
  said(240, [2, 2, 0, 3, 2, 2], 'Expected more', 'Noisy after 8,000 miles.', {
    replies: {
      shop: 'Thank you for telling us. Noise that starts this early often comes from uneven wear. Any shop that installs for us checks rotation and alignment.',
    },
  }),
  said(260, [1, 2, 0, 1, 1, 1], 'Disappointed', 'Cupping at 9,000 miles, with rotations.', {
    pictures: 1,
    replies: {
      shop: 'We’re sorry. Please send us the order number through our contact page, so we can look into a warranty claim with you.',
      brand:
        'Cupping usually points to worn shocks or struts. If those are fine, our warranty covers this wear at 9,000 miles.',
    },
  }),
  said(280, [1, 1, 0, 2, 1, 1], 'Returned to my old brand', 'They howl, and they slide on wet leaves.'),
  said(98, [4, 5, 0, 4, 4, 4], 'On my own wagon', 'I stock these, so I tried a set. Calm in heavy rain.', {
    isVerified: false,
    isEmployee: true,
    name: 'Theo Lindqvist',
  }),
  said(
    300,
    [5, 4, 0, 4, 4, 5],
    'Many miles, even wear',
    'We fit these on our loaner cars. 50,000 miles is normal.',
    {
      isVerified: false,
      source: 'Keystone Garage',
      name: 'Walt Gray',
    },
  ),
  said(95, [5, 5, 0, 5, 5, 5], 'Could not be happier', 'Quiet, planted, and easy on gas.'),
  said(
    105,
    [5, 5, 5, 5, 4, 4],
    'Made it up our hill',
    'First snow of the year and no spinning at the stop sign.',
  ),
  said(
    112,
    [4, 5, 0, 5, 5, 4],
    'Wet roads feel dry',
    'I drive I-95 before dawn. They cut right through standing water.',
  ),
  said(118, [5, 5, 0, 4, 5, 5], 'Second set', 'The first set went 62,000 miles, so I bought the same again.'),
  said(131, [5, 4, 0, 5, 5, 5], 'Smooth from mile one', 'No break-in hum, and no shimmy at 70.'),
  said(
    149,
    [5, 5, 0, 5, 4, 5],
    'Worth the wait',
    'They came on day four, and the shop had me out in an hour.',
  ),
  said(173, [5, 5, 4, 5, 5, 5], 'My wife noticed first', 'She asked why the car got so quiet.'),
  said(205, [5, 5, 0, 5, 5, 4], 'Grip for days', 'On-ramps are fun again.'),
  said(233, [5, 4, 0, 5, 5, 5], 'Even wear', 'Rotated twice so far, same depth on all four.'),
  said(
    262,
    [5, 5, 0, 4, 5, 5],
    'Just what my minivan needed',
    'Loaded with kids and gear, it doesn’t wander anymore.',
  ),
  said(109, [4, 4, 3, 4, 4, 4], 'Good value', 'Not the grippiest I have had, but half the price of those.'),
  said(
    127,
    [4, 4, 0, 5, 4, 3],
    'Comfortable commuter',
    'Soft over potholes. The shoulders wear a little fast.',
  ),
  said(153, [4, 3, 0, 4, 4, 4], 'Steady', 'You notice deep puddles, nothing scary.'),
  said(181, [4, 4, 4, 4, 3, 4], 'A true all-season', 'A slight hum on concrete, and none on asphalt.'),
  said(214, [4, 4, 0, 4, 5, 4], 'Quiet enough', 'Phone calls are fine at 65 now.'),
  said(
    83,
    [4, 4, 0, 4, 4, 4],
    'Good tire, good shop',
    'Call Rick at 610 555 0142 if you want them mounted on a Sunday.',
    {
      state: 'rejected',
      reason: 'privateData',
      wasPublished: true,
    },
  ),
  said(136, [3, 3, 0, 4, 3, 3], 'Middle of the road', 'Neither great nor bad at anything.'),
  said(167, [3, 2, 3, 3, 3, 3], 'Fine when dry', 'Braking in rain takes longer than I would like.'),
  said(225, [3, 3, 0, 3, 2, 3], 'Louder with age', 'Quiet at first, and a drone after 15,000 miles.'),
  said(145, [3, 3, 0, 3, 3, 3], 'For my neighbor', 'She says they are okay, I have never driven on them.', {
    state: 'rejected',
    reason: 'notExperienced',
  }),
  said(115, [2, 2, 0, 2, 3, 2], 'Harsh', 'Every seam in the road comes through the wheel.'),
  said(158, [2, 1, 2, 3, 2, 2], 'Not in the wet', 'Traction control works overtime on wet hills.'),
  said(196, [2, 3, 0, 2, 2, 1], 'Half the miles', 'Worn to the bars at 28,000, rotated on time.'),
  said(251, [2, 2, 1, 2, 2, 2], 'No winter tire', 'Slid through two stop signs in one inch of snow.'),
  said(
    187,
    [2, 2, 0, 2, 2, 2],
    'The mounting took too long',
    'Two hours, with an appointment. I can’t say much of the tires yet.',
    {
      state: 'rejected',
      reason: 'otherProduct',
    },
  ),
  said(122, [1, 1, 0, 1, 1, 1], 'Out of round', 'Two of the four could not be balanced, and got replaced.'),
  said(176, [1, 1, 1, 2, 1, 1], 'Scary in rain', 'They hydroplane at 50 with plenty of tread left.'),
  said(209, [1, 2, 0, 1, 1, 1], 'Like driving a truck', 'Loud and stiff from the day they went on.'),
  said(245, [1, 1, 0, 1, 2, 1], 'Cracked sidewalls', 'Fine cracks after ten months in a garage.'),
];
