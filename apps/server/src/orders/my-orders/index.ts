export { MyOrdersModule } from './my-orders.module.js';
