export { answerOf, fieldText, refusedAnswer } from './answer-form';
export { answerByLink, answerSignedIn } from './delay-actions';
export { DelayNotice } from './DelayNotice';
export { DelayPage } from './DelayPage';
export { delayHref } from './delay-place';
export { readDelay, readOwnDelay } from './read-delay';
