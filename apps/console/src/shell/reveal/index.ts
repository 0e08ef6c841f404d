export { Reveal } from './Reveal.js';
