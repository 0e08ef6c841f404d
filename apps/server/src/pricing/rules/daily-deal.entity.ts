import { date, entityOf, primary, type RowOf, uuid } from '../../platform/database/index.js';

const columns = {
  day: primary(date()),
  promotion_id: uuid(),
};

/** A row of `pricing.daily_deal`. */
export type DailyDealRow = RowOf<typeof columns>;

export const dailyDealEntity = entityOf('pricing.daily_deal', columns);
