export { drawnPicture, sendPicture } from './drawn-picture.js';
export { type Picture, type PictureType, redrawPicture } from './redraw-picture.js';
