export { ContactForm, contactProps } from './contact';
