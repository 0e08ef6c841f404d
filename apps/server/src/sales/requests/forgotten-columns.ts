/** The columns of an erased request, as a list for UPDATE ... SET. */
export const FORGOTTEN_REQUEST =
  "first_name = '', last_name = '', email = '', phone = '', mailbox = '', next_step = NULL, next_step_at = NULL, network = NULL";
