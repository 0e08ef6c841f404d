export { emailFor, nameFor, seesContacts } from './contact-view.js';
export { orderSearch } from './order-filter.js';
