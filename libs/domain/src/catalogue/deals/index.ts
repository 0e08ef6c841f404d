export {
  DAILY_DEAL_GROUP,
  type DailyDeal,
  dailyDeals,
  type DailyTurn,
  MOST_OF_A_DAY_PPM,
} from './daily-deal.js';
export { dealConditionWords, isPublicDeal } from './deal-terms.js';
export { type PublicDeal, publicDeals } from './public-deals.js';
