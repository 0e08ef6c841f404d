import { z } from 'zod';

const KNOWN = ['log', 'mail', 'webhook'] as const;
export type AlertChannelName = (typeof KNOWN)[number];

const isKnown = (name: string): name is AlertChannelName => KNOWN.some((known) => known === name);

/** Names of channels with commas between them; `none` shows alerts in the console only. */
export const alertChannelsSchema = z
  .string()
  .default('log')
  .transform((text, context): AlertChannelName[] => {
    const names = text
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== '' && name !== 'none');
    const known = [...new Set(names)].filter(isKnown);
    if (known.length === new Set(names).size) return known;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  })
  .describe(`comma-separated names out of ${KNOWN.join(', ')}, or none, or absent`);
