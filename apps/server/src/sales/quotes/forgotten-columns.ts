/** The columns of an erased quote, as a list for UPDATE ... SET. Its link then leads nowhere. */
export const FORGOTTEN = "first_name = '', email = '', phone = '', message = '', token_hash = NULL";
