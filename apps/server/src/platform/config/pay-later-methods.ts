import { PAY_LATER_METHODS, type PayLaterMethod } from '@simpletread/domain';
import { z } from 'zod';

const isKnown = (name: string): name is PayLaterMethod => PAY_LATER_METHODS.some((known) => known === name);

/** Names of lenders with commas between them, in the order in which they are offered; `none` offers none. */
export const payLaterMethodsSchema = z
  .string()
  .default(PAY_LATER_METHODS.join(','))
  .transform((text, context): PayLaterMethod[] => {
    const names = text
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== '' && name !== 'none');
    const known = [...new Set(names)].filter(isKnown);
    if (known.length === names.length) return known;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  })
  .describe(`comma-separated names out of ${PAY_LATER_METHODS.join(', ')}, or none, or absent`);
