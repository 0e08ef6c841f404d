export interface DrivenSizes {
  readonly label: string;
  readonly slugs: readonly string[];
}

/** Sizes that most of the road stands on, by what drives on them: where the hub pages look for what is sold. */
export const DRIVEN_SIZES: readonly DrivenSizes[] = [
  { label: 'Cars', slugs: ['195-65r15', '205-55r16', '215-55r17', '235-45r18', '245-40r18', '255-35r19'] },
  { label: 'SUVs and crossovers', slugs: ['225-65r17', '235-65r17', '235-60r18', '255-50r20', '275-40r20'] },
  {
    label: 'Pickups',
    slugs: ['265-70r17', '275-55r20', '275-65r18', 'lt265-70r17', 'lt275-65r18', 'lt245-75r16'],
  },
  { label: 'Off-road', slugs: ['33x12-50r15lt', '35x12-50r20lt', 'lt285-75r16'] },
  { label: 'Vans, trailers and trucks', slugs: ['235-65r16c', 'st205-75r15', 'st235-80r16', '11r22-5'] },
];
