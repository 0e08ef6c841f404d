import { Injectable } from '@nestjs/common';
import type { ChosenVehicle } from '@simpletread/contract';
import { canExchange, ok, refuse, type Result, type ReturnReason, searchCodeOf } from '@simpletread/domain';

import {
  FindVehicle,
  serviceDescription,
  tireFit,
  TireReader,
  vehiclePath,
} from '../../../catalogue/index.js';
import type { OrderRecord } from '../../order/index.js';
import type { ChosenExchange } from '../return.entity.js';

/** The right tires of a request: `vehicle` is the order's if left out. */
export interface WantedExchange {
  readonly tireId: string;
  readonly vehicle: ChosenVehicle | null;
}

interface Returned {
  readonly reason: ReturnReason;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** Checks the tires that a buyer wants instead: another size, in stock, fit the vehicle, and as many as come back. */
@Injectable()
export class ChooseExchange {
  constructor(
    private readonly tires: TireReader,
    private readonly vehicles: FindVehicle,
  ) {}

  async run(
    order: OrderRecord,
    { reason, lines }: Returned,
    { tireId, vehicle: asked }: WantedExchange,
  ): Promise<Result<ChosenExchange>> {
    if (!canExchange(reason)) return refuse('return.exchangeReason');
    const chosen = asked ?? order.vehicle;
    if (chosen === null) return refuse('vehicle.required');
    const [tire] = await this.tires.byIds([tireId]);
    if (tire === undefined) return refuse('tire.unknown');
    if (tire.status === 'discontinued') return refuse('tire.discontinued');
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    if (tire.available < quantity) return refuse('tire.outOfStock', { available: tire.available });
    const sent = order.lines.filter(({ id }) =>
      lines.some((each) => each.lineId === id && each.quantity > 0),
    );
    if (sent.some(({ size_code: code }) => searchCodeOf(code) === tire.size.searchCode))
      return refuse('return.exchangeSameSize');
    const known = await this.vehicles.run(vehiclePath(chosen));
    if (!known.ok) return known;
    if (tireFit(tire, known.value, 'both').kind !== 'fits') return refuse('return.exchangeUnfit');
    const { make, model } = known.value.name;
    const { brandName, lineName } = tire.line;
    const name = `${brandName} ${lineName} ${tire.size.code} ${serviceDescription(tire)}`;
    return ok({ tireId, sizeCode: tire.size.code, name, quantity, vehicle: { ...chosen, make, model } });
  }
}
