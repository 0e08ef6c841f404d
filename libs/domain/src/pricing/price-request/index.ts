export {
  type BuyingCompany,
  type CompanyCertificate,
  GUEST,
  guestContext,
  type PriceContext,
  type PricedVehicle,
  type PriceShopper,
} from './price-context.js';
export type { PriceDestination, PriceLine, PriceRequest, TireTraits } from './price-request.js';
