import type { AdminCoverageClaim } from '@simpletread/contract';
import { coverageClaimKindText, isAboutBill, MOST_COVERAGE_CLAIM_PICTURES } from '@simpletread/domain';

import { Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { pictureStyles, SentPicture } from '../../../shell/pictures/index.js';
import { AddPictures, deskStyles as styles } from '../../after-sale/index.js';
import { useCoverageClaimCalls } from '../coverage-claim-calls.js';
import { RELOAD } from '../steps/claim-step.js';

const Said = ({ label, text }: { readonly label: string; readonly text: string | null }) =>
  text === null ? null : (
    <p className={styles.words}>
      <span className={panel.dim}>{label}</span> “{text}”
    </p>
  );

/** Proof of the damage or the bill: pictures side by side, and what the buyer and we wrote. */
export const ProofPanel = ({ record }: { readonly record: AdminCoverageClaim }) => {
  const { coverageClaimPicture, addCoverageClaimPicture } = useCoverageClaimCalls();
  const { pictures } = record;
  return (
    <>
      {pictures.length > 0 && (
        <section className={pictureStyles.pictures} aria-label="Pictures">
          {pictures.map(({ id }, at) => (
            <SentPicture
              key={id}
              load={coverageClaimPicture}
              recordId={record.id}
              pictureId={id}
              label={`Picture ${at + 1} of ${pictures.length}`}
              of={isAboutBill(record.kind) ? 'the bill or the damage' : 'the damage'}
            />
          ))}
        </section>
      )}
      <Panel
        title={coverageClaimKindText(record.kind)}
        extra={
          <>
            {pictures.length === 0 && 'No pictures yet'}
            <AddPictures
              record={record}
              most={MOST_COVERAGE_CLAIM_PICTURES}
              send={(picture) => addCoverageClaimPicture(record.orderId, record.claimNumber, picture)}
              reload={RELOAD}
            />
          </>
        }
      >
        <p className={styles.words}>“{record.comments}”</p>
        <Said label="Our question" text={record.question} />
        <Said label="Answer" text={record.answer} />
        <Said label="Appeal" text={record.appeal} />
      </Panel>
    </>
  );
};
