export { BuyerCompanies } from './buyer-companies.js';
export { CompanyExemptions, type UsedCertificate } from './company-exemptions.js';
export { OrderHistory, type OrderingPerson } from './order-history.js';
export { ShopperFacts } from './shopper-facts.js';
export { ShopperModule } from './shopper.module.js';
