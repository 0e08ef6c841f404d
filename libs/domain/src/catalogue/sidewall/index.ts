export { chooseSize, type ChosenSizes, MOST_CHOICES, type ReadService, SURE_SHARE } from './choose-size.js';
export type { Reading } from './weigh-readings.js';
export { photoAdvice, PHOTO_PROBLEMS, type PhotoProblem } from './photo-advice.js';
