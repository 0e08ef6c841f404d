'use server';

import { type ChosenVehicle, type FittingTires, offerExchange } from '@simpletread/contract';
import { readVehicleChoices } from '../../../catalogue';
import { isRefusal, shopperClient } from '../../../shell/api';
import { readVehicle } from '../../../shell/shopper';
import { type ExchangeVehicle, type ExchangeVehicleLists, vehicleOf } from './exchange-vehicle';

export interface ExchangeWish {
  readonly answers: ExchangeVehicle;
  readonly zip: string;
  readonly quantity: number;
  readonly returnedSizes: readonly string[];
  /** The same product lines are offered first, then their brands. */
  readonly returnedLines: readonly { readonly brandName: string; readonly name: string }[];
}

export interface FoundTires {
  readonly answers: ExchangeVehicle;
  readonly lists: ExchangeVehicleLists;
  /** Null until the year is chosen. */
  readonly vehicle: ChosenVehicle | null;
  readonly tires: readonly FittingTires[];
}

const trimsOf = async ({ make, model, year }: ExchangeVehicle): Promise<readonly string[]> => {
  if (year === '') return [];
  try {
    return (await readVehicle(make, model, Number(year))).trims;
  } catch (error) {
    if (isRefusal(error, 'vehicle.unknown', 'request.invalid')) return [];
    throw error;
  }
};

/** Returns tires in stock that fit the vehicle in another size, and the lists for choosing another vehicle. */
export const findExchangeTires = async (wish: ExchangeWish): Promise<FoundTires> => {
  const { make, model, year, makes, models, years } = await readVehicleChoices({
    make: String(wish.answers.make),
    model: String(wish.answers.model),
    year: String(wish.answers.year),
  });
  const trims = await trimsOf({ make, model, year, trim: '' });
  const trim = trims.includes(wish.answers.trim) ? wish.answers.trim : '';
  const answers = { make, model, year, trim };
  const lists = { makes, models, years, trims: trims.map((name) => ({ value: name, label: name })) };
  const vehicle = vehicleOf(answers, lists);
  if (vehicle === null) return { answers, lists, vehicle, tires: [] };
  const body = {
    vehicle,
    zip: String(wish.zip),
    quantity: Number(wish.quantity),
    returnedSizes: wish.returnedSizes.map(String),
    returnedLines: wish.returnedLines.map(({ brandName, name }) => ({
      brandName: String(brandName),
      name: String(name),
    })),
  };
  const { tires } = await (await shopperClient()).call(offerExchange, { body });
  return { answers, lists, vehicle, tires };
};
