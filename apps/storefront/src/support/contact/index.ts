export { ContactForm } from './ContactForm';
export { contactProps } from './contact-props';
