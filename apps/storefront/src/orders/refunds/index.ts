export { RefundNotice } from './RefundNotice';
