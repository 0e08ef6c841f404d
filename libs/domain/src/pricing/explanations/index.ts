export {
  type PartStep,
  PRICE_PARTS,
  type PricePart,
  type PricePartId,
  pricePartsOf,
  type UnfoldablePrice,
} from './price-parts.js';
export {
  entryWords,
  type ListNote,
  listNotesOf,
  type MissNote,
  missNotesOf,
  type PriceRecord,
  priceRecordOf,
  type RecordedBuyer,
} from './price-record.js';
export { completePrice, type StoredPrice } from './stored-price.js';
