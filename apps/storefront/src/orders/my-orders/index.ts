export { MyOrders } from './MyOrders';
export { PAGE_SIZE, readMyOrder, readMyOrders } from './read-my-orders';
