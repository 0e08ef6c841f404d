export { ReviewPicturesModule } from './pictures.module.js';
export { ReviewPictures } from './review-pictures.js';
