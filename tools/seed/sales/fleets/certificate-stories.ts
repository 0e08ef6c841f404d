export interface CertificateStory {
  readonly fleet: string;
  readonly state: string;
  readonly number: string;
  /** Days from today to its last day. */
  readonly until: number;
  readonly isWithdrawn?: true;
}

const FLEET = 'Delaware Valley Plumbing';

/** Exemption certificates that are valid, that end soon, have ended, and were withdrawn. */
export const CERTIFICATE_STORIES: readonly CertificateStory[] = [
  { fleet: FLEET, state: 'PA', number: 'PA-20-447118', until: 300 },
  { fleet: FLEET, state: 'NJ', number: 'NJ-ST-5-90218', until: 21 },
  { fleet: FLEET, state: 'DE', number: 'DE-EX-1120', until: -20 },
  { fleet: FLEET, state: 'NY', number: 'NY-ST-120-77', until: 140, isWithdrawn: true },
];
