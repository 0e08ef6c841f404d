export { ChangeButton } from './ChangeButton';
export { default as standingStyles } from './Standing.module.css';
export { type ChangeAnswer, QUIET } from './change-answer';
export { PictureField } from './PictureField';
export { picturesOf, wrongPicture, wrongPictures } from './read-pictures';
export { useAnswered } from './use-answered';
export { useFormDraft } from './use-form-draft';
export { useKeptForm } from './use-kept-form';
export { useRunAfter } from './use-run-after';
