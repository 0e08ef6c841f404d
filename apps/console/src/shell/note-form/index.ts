export { NoteForm } from './NoteForm.js';
