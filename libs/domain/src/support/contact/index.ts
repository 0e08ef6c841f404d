export {
  CONTACT_FILE_BYTES,
  CONTACT_SUBJECTS,
  type ContactSubject,
  MOST_CONTACT_WORDS,
  parseContactMessage,
} from './contact-form.js';
