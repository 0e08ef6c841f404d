'use server';

import { changeOwnOrder, ContractError, type OrderChangeBody, previewOwnChange } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';
import { loginHref } from '../../sso';
import { changeHref, kindOf, wayOf } from './change-href';
import { changeRefusal } from './change-refusal';
import { changeOf, type ChangeState, fieldOfPath, tiresOfForm, valuesOfForm } from './change-state';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const afterRefusal = (state: ChangeState, error: unknown): ChangeState => {
  if (!(error instanceof ContractError) || (error.statusCode ?? 500) > 503) throw error;
  const errors = Object.fromEntries(
    error.fields.flatMap(({ path, message }) => {
      const field = fieldOfPath(path);
      return field === null ? [] : [[field, message] as const];
    }),
  );
  return Object.keys(errors).length > 0 ? { ...state, errors } : { ...state, problem: changeRefusal(error) };
};

const preview = async (orderNumber: string, state: ChangeState, body: OrderChangeBody) => {
  const client = await shopperClient();
  const shown = await client.call(previewOwnChange, { params: { orderNumber }, body });
  return { ...state, preview: shown, key: crypto.randomUUID() };
};

/** Previews a change, or makes it as it was previewed and returns to the order. Text that was edited since is refused as stale. */
export const changeOrder = async (before: ChangeState, form: FormData): Promise<ChangeState> => {
  const orderNumber = text(form, 'orderNumber');
  const kind = kindOf(text(form, 'kind'));
  const values = valuesOfForm(form, before.values);
  const tires = tiresOfForm(form, before.tires);
  const way = wayOf(text(form, 'way'));
  const pickupPointCode = text(form, 'pickupPointCode');
  const state = {
    values,
    tires,
    way,
    pickupPointCode,
    errors: {},
    problem: null,
    preview: null,
    key: '',
    attempt: before.attempt + 1,
  };
  const change = changeOf(kind, { values, tires, way, pickupPointCode });
  if (kind === 'receiving' && way === 'fedex-pickup' && pickupPointCode === '')
    return { ...state, problem: 'Choose a FedEx location first.' };
  try {
    if (text(form, 'step') !== 'apply') return await preview(orderNumber, state, change);
    await (
      await shopperClient()
    ).call(
      changeOwnOrder,
      { params: { orderNumber }, body: { change, previewToken: text(form, 'previewToken') } },
      { idempotencyKey: text(form, 'key') },
    );
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) redirect(loginHref(changeHref(orderNumber, kind)));
    return afterRefusal(state, error);
  }
  redirect(`/account/my-orders/${encodeURIComponent(orderNumber)}`);
};
