import { z } from 'zod';

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/;

/** Mail domains with commas between them; empty for none. */
export const mailDomainsSchema = z
  .string()
  .default('simpletread.example')
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== ''),
  )
  .pipe(z.array(z.string().regex(DOMAIN)))
  .describe('comma-separated mail domains such as example.com, or empty');
