import { isUuid, MOST_TIRES_PER_LINE, ok, refuse, type Result } from '@simpletread/domain';

export interface FormLine {
  readonly tireId: string;
  readonly quantity: number;
  readonly axle: 'all' | 'front' | 'rear';
  readonly hasRoadHazard: boolean;
}

/**
 * Returns the cart lines of a buy form: `tireId` in `quantity`, or with a `rearTireId` the quantity split between front and rear axle, with
 * coverage if checked. Refuses with `tire.sizeRequired` without a tire, and with `cart.quantityInvalid` outside 1 to `MOST_TIRES_PER_LINE`.
 */
export const linesOfForm = (
  form: FormData,
): Result<FormLine[], 'tire.sizeRequired' | 'cart.quantityInvalid'> => {
  const tireId = String(form.get('tireId') ?? '');
  const rearTireId = String(form.get('rearTireId') ?? '');
  const quantity = Number(form.get('quantity') ?? 4);
  if (!isUuid(tireId)) return refuse('tire.sizeRequired');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST_TIRES_PER_LINE)
    return refuse('cart.quantityInvalid');
  const hasRoadHazard = form.get('coverage') === 'on';
  if (!isUuid(rearTireId)) return ok([{ tireId, quantity, axle: 'all', hasRoadHazard }]);
  const rear = Math.floor(quantity / 2);
  const front = quantity - rear;
  const lines: FormLine[] = [{ tireId, quantity: front, axle: 'front', hasRoadHazard }];
  if (rear > 0) lines.push({ tireId: rearTireId, quantity: rear, axle: 'rear', hasRoadHazard });
  return ok(lines);
};
