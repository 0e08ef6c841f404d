export { MOST_CUSTOMER_NOTE, parseCustomerNote } from './customer-note.js';
