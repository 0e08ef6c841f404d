export {
  type CartPrice,
  cartPriceWords,
  cartRows,
  cartShares,
  doorContext,
  doorRows,
  FreightNote,
  type OutTheDoor,
  PayLaterNote,
  PriceNotes,
  priceShares,
  spokenTotal,
  TirePrice,
  tiresText,
  paidLabel,
} from './price';
export { Advocate, Invite, Offer } from './referrals';
