export { pictureBytes } from './picture-bytes.js';
export { default as pictureStyles } from './Pictures.module.css';
export { SentPicture } from './SentPicture.js';
