export { default as afterSaleStyles } from './AfterSale.module.css';
export { RefundMoney } from './RefundMoney';
