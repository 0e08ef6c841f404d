export { Colleagues } from './Colleagues.js';
export { Presence } from './Presence.js';
export { useEditing } from './presence-context.js';
