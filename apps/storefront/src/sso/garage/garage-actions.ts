'use server';

import {
  addToGarage,
  ContractError,
  recordRotation,
  removeFromGarage,
  setMileage,
} from '@simpletread/contract';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';
import { GARAGE_PATH } from '../../shell/paths';
import { loginHref } from '../sessions';
import { readMiles } from './garage-miles';

export interface GarageAnswer {
  readonly problem: string | null;
  /** The refused fields' text, because React empties its forms. */
  readonly typed?: Readonly<Record<string, string>>;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const MILES_MISSING = 'Please enter the miles as a whole number';

const typedOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(['sizes', 'mileage', 'rotatedOn'].map((name) => [name, text(form, name)]));

const refused = (form: FormData, problem: string): GarageAnswer => ({ problem, typed: typedOf(form) });

/** Runs one change; a signed-out visitor signs in, and the API's refusal is shown in its words. */
const change = async (form: FormData, act: () => Promise<unknown>): Promise<GarageAnswer> => {
  try {
    await act();
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) redirect(loginHref(GARAGE_PATH));
    if (error instanceof ContractError && (error.statusCode ?? 500) < 500)
      return refused(form, error.message);
    throw error;
  }
  revalidatePath(GARAGE_PATH);
  return { problem: null };
};

export const keepVehicle = async (_before: GarageAnswer, form: FormData): Promise<GarageAnswer> => {
  const read = readMiles(text(form, 'mileage'));
  if (read.problem !== null) return refused(form, read.problem);
  const { miles: mileage } = read;
  const [frontSize = '', rearSize = ''] = text(form, 'sizes').split('|');
  const answer = await change(form, async () =>
    (await shopperClient()).call(addToGarage, {
      body: {
        makeSlug: text(form, 'make'),
        modelSlug: text(form, 'model'),
        year: Number(text(form, 'year')),
        trim: text(form, 'trim'),
        ...(frontSize === '' ? {} : { frontSize }),
        ...(rearSize === '' ? {} : { rearSize }),
        ...(mileage === undefined ? {} : { mileage }),
      },
    }),
  );
  if (answer.problem === null) redirect(GARAGE_PATH);
  return answer;
};

export const keepMileage = async (_before: GarageAnswer, form: FormData): Promise<GarageAnswer> => {
  const read = readMiles(text(form, 'mileage'));
  if (read.problem !== null) return refused(form, read.problem);
  const { miles: mileage } = read;
  if (mileage === undefined) return refused(form, MILES_MISSING);
  const params = { vehicleId: text(form, 'vehicleId') };
  const body = { mileage, version: Number(text(form, 'version')) };
  return change(form, async () => (await shopperClient()).call(setMileage, { params, body }));
};

export const keepRotation = async (_before: GarageAnswer, form: FormData): Promise<GarageAnswer> => {
  const read = readMiles(text(form, 'mileage'));
  if (read.problem !== null) return refused(form, read.problem);
  const { miles: mileage } = read;
  const params = { vehicleId: text(form, 'vehicleId') };
  const body = {
    rotatedOn: text(form, 'rotatedOn'),
    version: Number(text(form, 'version')),
    ...(mileage === undefined ? {} : { mileage }),
  };
  return change(form, async () => (await shopperClient()).call(recordRotation, { params, body }));
};

export const takeOut = async (_before: GarageAnswer, form: FormData): Promise<GarageAnswer> => {
  const params = { vehicleId: text(form, 'vehicleId') };
  return change(form, async () => (await shopperClient()).call(removeFromGarage, { params }));
};
