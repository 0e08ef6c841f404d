import { FAULT_TABLE } from '@simpletread/contract';
import { returnPathOf } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { PageLink } from '../../../shell/controls';
import { ProblemPage } from '../../../shell/problems';

export const metadata: Metadata = { title: 'The preview is unchanged', robots: { index: false } };

const REASONS = [
  'campaign.timeInvalid',
  'campaign.timeSkipped',
  'preview.momentTooFar',
  'contact.zipInvalid',
] as const;

interface RefusedPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The reason the preview was not changed. */
export default async function PreviewRefusedPage({ searchParams }: RefusedPageProps) {
  const { why, page } = await searchParams;
  const reason = REASONS.find((code) => code === why);
  return (
    <ProblemPage
      title="The preview is unchanged"
      actions={
        <Button href={returnPathOf(typeof page === 'string' ? page : null)} linkAs={PageLink} variant="ghost">
          Back to the page
        </Button>
      }
    >
      <p>{reason === undefined ? 'That didn’t work. Please try again.' : FAULT_TABLE[reason].message}</p>
    </ProblemPage>
  );
}
