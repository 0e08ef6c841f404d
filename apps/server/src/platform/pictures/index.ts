export { type Picture, type PictureType, redrawPicture } from './redraw-picture.js';
