import type { ChangeAnswer } from '../../shell/form';

export const REQUEST_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'quantity',
  'make',
  'model',
  'size',
  'brand',
] as const;

export type TypedRequest = Readonly<Record<(typeof REQUEST_FIELDS)[number], string>>;

/** The answer to the tire sales form: what is wrong, or the number of the request. */
export interface RequestAnswer extends ChangeAnswer {
  readonly typed: TypedRequest;
  readonly requestNumber: string | null;
}

/** The form before it is sent. */
export const unsent = (typed: TypedRequest): RequestAnswer => ({
  ...{ problem: null, fields: {}, attempt: 0 },
  typed,
  requestNumber: null,
});
