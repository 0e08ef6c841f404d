/** The columns of an erased application, as a list for UPDATE ... SET. */
export const FORGOTTEN = `first_name = '', last_name = '', service_manager = '', store_manager = '', cell = '', email = '', phone = '',
  service_desk_email = '', service_desk_phone = '', address1 = '', address2 = NULL, website = NULL`;
