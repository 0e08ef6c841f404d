import type { AdminPriceClaim } from '@simpletread/contract';
import { MOST_PRICE_CLAIM_PICTURES, priceClaimKindText } from '@simpletread/domain';

import { Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Instant } from '../../../shell/time/index.js';
import { pictureStyles, SentPicture } from '../../../shell/pictures/index.js';
import { AddPictures, deskStyles as styles } from '../../after-sale/index.js';
import { usePriceClaimCalls } from '../price-claim-calls.js';
import { RELOAD } from '../steps/claim-step.js';

const Proof = ({ record }: { readonly record: AdminPriceClaim }) => {
  if (record.priceSeenAt !== null)
    return (
      <>
        <span className={panel.dim}>We sold at this price</span> <Instant at={record.priceSeenAt} isFull />
      </>
    );
  if (record.offerAddress === '')
    return <>{record.pictures.length === 0 ? 'No proof yet.' : 'Pictures only.'}</>;
  return (
    <a href={record.offerAddress} target="_blank" rel="noopener noreferrer nofollow">
      {record.offerAddress}
    </a>
  );
};

/** Proof of the lower price: pictures side by side, the address of the offer, and the buyer's words. */
export const ProofPanel = ({ record }: { readonly record: AdminPriceClaim }) => {
  const { priceClaimPicture, addPriceClaimPicture } = usePriceClaimCalls();
  const { pictures } = record;
  return (
    <>
      {pictures.length > 0 && (
        <section className={pictureStyles.pictures} aria-label="Pictures">
          {pictures.map(({ id }, at) => (
            <SentPicture
              key={id}
              load={priceClaimPicture}
              recordId={record.id}
              pictureId={id}
              label={`Picture ${at + 1} of ${pictures.length}`}
              of="the offer"
            />
          ))}
        </section>
      )}
      <Panel
        title={priceClaimKindText(record.kind)}
        extra={
          <AddPictures
            record={record}
            most={MOST_PRICE_CLAIM_PICTURES}
            send={(picture) => addPriceClaimPicture(record.orderId, record.claimNumber, picture)}
            reload={RELOAD}
          />
        }
      >
        <p className={styles.words}>
          <Proof record={record} />
        </p>
        {record.comments !== '' && <p className={styles.words}>“{record.comments}”</p>}
      </Panel>
    </>
  );
};
