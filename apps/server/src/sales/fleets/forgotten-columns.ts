/** The columns of a fleet whose contact is erased, as a list for UPDATE ... SET. */
export const FORGOTTEN_CONTACT = "contact_name = '', email = '', mailbox = '', phone = '', note = ''";

/** Empties the notes on purchase orders of fleets `f`; ends in a subquery to narrow and close. */
export const FORGET_PURCHASE_NOTES = `
  UPDATE sales.fleet_purchase_order SET note = '', version = version + 1
  WHERE note <> '' AND fleet_id IN (SELECT f.id FROM sales.fleet f`;
