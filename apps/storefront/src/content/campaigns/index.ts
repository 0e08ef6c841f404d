export { Announcement } from './Announcement';
export { readClosed } from './read-closed';
