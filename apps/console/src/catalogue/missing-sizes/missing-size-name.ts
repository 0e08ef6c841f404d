import type { MissingSizeRow } from '@simpletread/contract';
import { vehicleLabel } from '@simpletread/domain';

export const missingSizeName = ({ year, make, model }: MissingSizeRow): string =>
  vehicleLabel({ year, make, model });
