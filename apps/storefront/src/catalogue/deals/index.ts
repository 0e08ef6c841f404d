export { CurrentDeals } from './CurrentDeals';
export { DealView } from './DealView';
export { default as dealsStyles } from './Deals.module.css';
export { SaleDays } from './SaleDays';
export { SalePageView } from './SalePageView';
export { readAdvertised } from './read-advertised';
export { readDeal, readDeals } from './read-deals';
export { SALE_PAGES } from './sale-pages';
