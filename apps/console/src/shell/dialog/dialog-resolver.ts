import type { FieldValues, Resolver } from 'react-hook-form';

import type { FormContract, Sent } from '../form/index.js';
import { trimmed } from './trimmed.js';

/** Returns the resolver of a dialog’s form: what was typed, by default without the spaces around it, checked by `contract` if there is one. */
export const dialogResolver =
  <Values extends FieldValues, Input>(
    contract: FormContract<Values, Input> | undefined,
    isVerbatim: boolean,
  ): Resolver<Values, unknown, Sent<Values, Input>> =>
  (typed, context, options) => {
    const form = isVerbatim ? typed : (trimmed(typed) as Values);
    if (contract !== undefined) return contract.resolver(form, context, options);
    return { values: { form, input: form as unknown as Input }, errors: {} };
  };
