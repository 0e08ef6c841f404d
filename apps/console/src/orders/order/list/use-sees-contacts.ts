import { useCan } from '../../../shell/auth/index.js';

/** Whether the signed-in person sees e-mail, phone and street of buyers; the server masks them for all others. */
export const useSeesContacts = (): boolean => useCan()('contacts.read');
