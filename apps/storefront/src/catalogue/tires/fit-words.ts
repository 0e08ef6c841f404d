import type { FitVerdictReply } from '@simpletread/contract';

type Tone = 'good' | 'warn' | 'bad' | 'outline';

const TAGS: Record<FitVerdictReply['kind'], { words: string; tone: Tone }> = {
  fits: { words: 'Fits', tone: 'good' },
  conditional: { words: 'Fits with conditions', tone: 'warn' },
  refused: { words: 'Does not fit', tone: 'bad' },
  unknown: { words: 'Check the tire placard', tone: 'outline' },
};

/** Returns the verdict in two or three words with its tone; names `vehicle` if the tire fits. */
export const fitTag = (fit: FitVerdictReply, vehicle?: string): { words: string; tone: Tone } =>
  fit.kind === 'fits' && vehicle !== undefined
    ? { words: `Fits your ${vehicle}`, tone: 'good' }
    : TAGS[fit.kind];

/** Returns the first failed rule in words; undefined if all passed. */
export const fitObjection = (fit: FitVerdictReply): string | undefined =>
  fit.reasons.find((reason) => !reason.isPassed)?.text;
