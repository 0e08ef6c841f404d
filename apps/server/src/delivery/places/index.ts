export { PlacesModule } from './places.module.js';
export { ZipDirectory } from './zip-directory.js';
export { type ZipPlace } from './zip-place.js';
