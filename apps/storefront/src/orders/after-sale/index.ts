export { default as afterSaleStyles } from './AfterSale.module.css';
export { PictureField } from './PictureField';
export { picturesOf, wrongPicture, wrongPictures } from './read-pictures';
export { RefundMoney } from './RefundMoney';
