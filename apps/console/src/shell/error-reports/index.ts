export { reportError, watchForErrors } from './report-client-error.js';
