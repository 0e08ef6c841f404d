import { useCan } from '../../../shell/auth/index.js';

/** True if the signed-in person sees buyers' email, phone and street. The server masks them for all others. */
export const useSeesContacts = (): boolean => useCan()('contacts.read');
