import type { AdminReturn } from '@simpletread/contract';
import { returnReasonText } from '@simpletread/domain';

import { Panel, PlainTable } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { useReturnCalls } from '../return-calls.js';
import { pictureStyles, SentPicture } from '../../../shell/pictures/index.js';
import { deskStyles as styles } from '../../after-sale/index.js';

const Received = ({ line: { quantity, received } }: { readonly line: AdminReturn['lines'][number] }) => (
  <>
    {received}
    {received < quantity && <div className={styles.late}>{quantity - received} missing</div>}
  </>
);

/** The buyer's request: pictures side by side, comments and lines. */
export const RequestPanel = ({ record }: { readonly record: AdminReturn }) => {
  const { returnPicture } = useReturnCalls();
  const { pictures } = record;
  return (
    <>
      {pictures.length > 0 && (
        <section className={pictureStyles.pictures} aria-label="Pictures">
          {pictures.map(({ id }, at) => (
            <SentPicture
              key={id}
              load={returnPicture}
              recordId={record.id}
              of="the tires"
              pictureId={id}
              label={`Picture ${at + 1} of ${pictures.length}`}
            />
          ))}
        </section>
      )}
      <Panel
        title={returnReasonText(record.reason)}
        extra={pictures.length === 0 ? 'No pictures' : undefined}
      >
        <p className={styles.words}>{record.comments === '' ? 'No comment.' : `“${record.comments}”`}</p>
        {record.appeal !== null && (
          <p className={styles.words}>
            <span className={panel.dim}>Appeal</span> “{record.appeal}”
          </p>
        )}
      </Panel>
      <Panel title="Tires">
        <PlainTable
          label="Tires of this return"
          rows={record.lines}
          keyOf={(line) => line.lineId}
          columns={[
            {
              label: 'Tire',
              render: (line) => (
                <>
                  <b>
                    {line.brandName} {line.name}
                  </b>{' '}
                  {line.sizeCode}
                </>
              ),
            },
            { label: 'Requested', isEnd: true, render: (line) => line.quantity },
            {
              label: 'Received',
              isEnd: true,
              render: (line) => (record.receivedAt === null ? '–' : <Received line={line} />),
            },
            {
              label: 'Accepted',
              isEnd: true,
              render: (line) => (record.receivedAt === null ? '–' : line.accepted),
            },
          ]}
        />
      </Panel>
    </>
  );
};
