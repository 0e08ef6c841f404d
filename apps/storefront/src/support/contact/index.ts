export { ContactForm } from './ContactForm';
export { checkFile } from './contact-check';
export { contactProps } from './contact-props';
