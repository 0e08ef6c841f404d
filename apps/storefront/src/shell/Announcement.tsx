import { AnnouncementBar, type Season } from '@simpletread/ui';

const SALES: Partial<Record<Season, { name: string; promise: string }>> = {
  blackFridayPreSale: {
    name: 'Black Friday pre-sale',
    promise: 'The first sale prices are in the totals already.',
  },
  blackFriday: { name: 'Black Friday', promise: 'The discount is already in the total.' },
  cyberWeekend: { name: 'Cyber Weekend', promise: 'The discount is already in the total.' },
  cyberMonday: { name: 'Cyber Monday', promise: 'The discount is already in the total.' },
  lastChance: { name: 'Last chance', promise: 'Sale prices are still in the totals.' },
  taxTimeSale: { name: 'Tax time sale', promise: 'The discount is already in the total.' },
};

/** The bar above the header in a season that has something to announce. */
export const Announcement = ({ season }: { season: Season }) => {
  const sale = SALES[season];
  return sale === undefined ? null : <AnnouncementBar name={sale.name}>{sale.promise}</AnnouncementBar>;
};
