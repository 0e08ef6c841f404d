export { drawPicture } from './draw-picture';
