/** The columns of a fleet whose contact is erased, as a list for UPDATE ... SET. */
export const FORGOTTEN_CONTACT = "contact_name = '', email = '', mailbox = '', phone = '', note = ''";
