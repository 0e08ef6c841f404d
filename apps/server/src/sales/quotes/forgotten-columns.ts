/** What a quote becomes when its people are forgotten, as a list for UPDATE ... SET; its link leads nowhere then. */
export const FORGOTTEN = "first_name = '', email = '', phone = '', message = '', token_hash = NULL";
