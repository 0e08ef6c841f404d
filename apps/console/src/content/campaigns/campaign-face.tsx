import type { CampaignRow } from '@simpletread/contract';
import { SEASONS, type Season, seasonName } from '@simpletread/domain';
import { Chip, type ChipMark, type ChipTone } from '@simpletread/ui';

interface Face {
  readonly label: string;
  readonly tone: ChipTone;
  readonly mark: ChipMark;
}

export const STATE_FACES: Readonly<Record<CampaignRow['state'], Face>> = {
  draft: { label: 'Draft', tone: 'neutral', mark: 'ring' },
  scheduled: { label: 'Scheduled', tone: 'info', mark: 'full' },
  live: { label: 'Live', tone: 'good', mark: 'full' },
  ended: { label: 'Ended', tone: 'neutral', mark: 'ring' },
  withdrawn: { label: 'Withdrawn', tone: 'warn', mark: 'half' },
};

/** The current state of a campaign. */
export const StateChip = ({ state }: { readonly state: CampaignRow['state'] }) => {
  const { label, tone, mark } = STATE_FACES[state];
  return (
    <Chip tone={tone} mark={mark}>
      {label}
    </Chip>
  );
};

export const SEASON_OPTIONS: readonly (readonly [Season, string])[] = SEASONS.map((season) => [
  season,
  season === 'default' ? 'None (everyday look)' : seasonName(season),
]);
