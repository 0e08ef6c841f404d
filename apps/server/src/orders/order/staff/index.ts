export { emailFor, nameFor, seesContacts } from './contact-view.js';
export { timelineText } from './timeline-text.js';
export { orderSearch } from './order-filter.js';
