export { PayLaterNote } from './PayLaterNote';
export { FreightNote, PriceNotes } from './PriceNotes';
export { TirePrice } from './TirePrice';
export { type CartPrice, cartPriceWords, cartRows, cartShares, spokenTotal, paidLabel } from './cart-price';
export { doorContext, doorRows, type OutTheDoor, priceShares, tiresText } from './door-price';
