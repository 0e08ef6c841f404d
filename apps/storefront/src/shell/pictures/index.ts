export { TIRE_VIEWS, tirePicture, tirePictureSet, type TireView } from './tire-picture';
