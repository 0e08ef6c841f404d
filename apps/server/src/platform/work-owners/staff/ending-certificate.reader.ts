import { CERTIFICATE_SOON_DAYS } from '@simpletread/domain';

const TODAY = "(now() AT TIME ZONE 'America/New_York')::date";
const DAYS = String(CERTIFICATE_SOON_DAYS);

/**
 * Certificates `c` of the fleet `f` that end soon or ended as many days ago, by the domain’s days, unless another one for their state
 * lasts longer. The list of fleets, Today and the work of their owners share it.
 */
export const ENDING_CERTIFICATE = [
  'FROM sales.fleet_certificate c WHERE c.fleet_id = f.id AND c.withdrawn_at IS NULL AND c.valid_until BETWEEN',
  [TODAY, '-', DAYS, 'AND', TODAY, '+', DAYS].join(' '),
  'AND NOT EXISTS (SELECT FROM sales.fleet_certificate n WHERE n.fleet_id = c.fleet_id AND n.state = c.state',
  'AND n.withdrawn_at IS NULL AND n.valid_until > c.valid_until)',
].join(' ');
