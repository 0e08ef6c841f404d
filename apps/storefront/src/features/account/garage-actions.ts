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
import { shopperClient } from '../../api/client';
import { isRefusal } from '../../api/contract-problem';
import { loginHref } from '../../session/customer';

const GARAGE = '/account/my-garage';

export interface GarageAnswer {
  readonly problem: string | null;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Miles as people write them: `41,200`. Undefined for an empty field, NaN for anything else. */
const milesOf = (form: FormData): number | undefined => {
  const typed = text(form, 'mileage').replaceAll(/[,\s]/g, '');
  if (typed === '') return undefined;
  return /^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
};

const MILES_WRONG: GarageAnswer = { problem: 'Please enter the miles as a whole number' };

/** Runs one change; who is no longer signed in goes to sign in, what the API refuses is told in its words. */
const change = async (act: () => Promise<unknown>): Promise<GarageAnswer> => {
  try {
    await act();
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) redirect(loginHref(GARAGE));
    if (error instanceof ContractError && (error.statusCode ?? 500) < 500) return { problem: error.message };
    throw error;
  }
  revalidatePath(GARAGE);
  return { problem: null };
};

export const keepVehicle = async (_before: GarageAnswer, form: FormData): Promise<GarageAnswer> => {
  const mileage = milesOf(form);
  if (Number.isNaN(mileage)) return MILES_WRONG;
  const [frontSize = '', rearSize = ''] = text(form, 'sizes').split('|');
  const answer = await change(async () =>
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
  if (answer.problem === null) redirect(GARAGE);
  return answer;
};

export const keepMileage = async (_before: GarageAnswer, form: FormData): Promise<GarageAnswer> => {
  const mileage = milesOf(form);
  if (mileage === undefined || Number.isNaN(mileage)) return MILES_WRONG;
  const params = { vehicleId: text(form, 'vehicleId') };
  const body = { mileage, version: Number(text(form, 'version')) };
  return change(async () => (await shopperClient()).call(setMileage, { params, body }));
};

export const keepRotation = async (_before: GarageAnswer, form: FormData): Promise<GarageAnswer> => {
  const mileage = milesOf(form);
  if (Number.isNaN(mileage)) return MILES_WRONG;
  const params = { vehicleId: text(form, 'vehicleId') };
  const body = {
    rotatedOn: text(form, 'rotatedOn'),
    version: Number(text(form, 'version')),
    ...(mileage === undefined ? {} : { mileage }),
  };
  return change(async () => (await shopperClient()).call(recordRotation, { params, body }));
};

export const takeOut = async (_before: GarageAnswer, form: FormData): Promise<GarageAnswer> => {
  const params = { vehicleId: text(form, 'vehicleId') };
  return change(async () => (await shopperClient()).call(removeFromGarage, { params }));
};
