import type { ShopPage } from '@simpletread/contract';
import { MOST_OWN_MOVES, OWN_MOVE_NOTICE_HOURS } from '@simpletread/domain';

export interface ShopQuestion {
  readonly question: string;
  readonly answer: string;
}

const COUNTS = ['never', 'once', 'twice', 'three times'];

const waitingWords = ({ services }: Pick<ShopPage, 'services'>): string => {
  const hasWifi = services.includes('wifi');
  if (services.includes('waiting-room'))
    return ` The shop has a waiting room${hasWifi ? ' with Wi-Fi' : ''}.`;
  return hasWifi ? ' The shop has Wi-Fi.' : '';
};

/** Returns questions that shoppers ask about an installation, answered for one shop. */
export const shopQuestions = (shop: ShopPage): readonly ShopQuestion[] => [
  {
    question: 'Do I have to be there when the tires arrive?',
    answer: 'No. We ship them to the shop, and you come at the time you choose at checkout.',
  },
  {
    question: 'Can I wait while they work?',
    answer: `Yes. At checkout, choose a time to wait at the shop, or a day to drop off the car.${waitingWords(shop)}`,
  },
  {
    question: 'Do I pay anything at the shop?',
    answer: 'Not for mounting and balancing the tires: your total at checkout includes them.',
  },
  {
    question: 'Can I change the time?',
    answer: `Yes, until ${OWN_MOVE_NOTICE_HOURS} hours before the appointment, up to ${COUNTS[MOST_OWN_MOVES] ?? `${MOST_OWN_MOVES} times`}. Sign in and open the order in your account.`,
  },
  {
    question: 'Does the shop mount tires in my size?',
    answer: `It takes wheels of ${shop.minRimIn} to ${shop.maxRimIn} inches and aspect ratios of ${shop.minAspect} and up. If it can’t mount the tires in your cart, checkout doesn’t offer it.`,
  },
];
