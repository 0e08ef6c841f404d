export {
  FULFILMENT_LABELS,
  LinePicture,
  PAYMENT_FACES,
  orders,
  phoneText,
  useFoundOrders,
} from './order/index.js';
