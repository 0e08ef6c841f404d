import type { GuidedReply } from './read-guided';
import { Button, Tag, TileImage } from '@simpletread/ui';
import { Check, CircleAlert } from 'lucide-react';
import { PageLink } from '../../shell/controls';
import { cardHref, fitTag } from '../tires';
import { tirePicture } from '../../shell/pictures';
import { TirePrice } from '../../pricing';
import styles from './Guided.module.css';

type Pick = GuidedReply['picks'][number];

const Words = ({ list, of }: { list: Pick['reasons']; of: 'reasons' | 'cautions' }) =>
  list.length === 0 ? null : (
    <ul role="list" className={styles[of]} aria-label={of === 'reasons' ? 'Why' : 'But'}>
      {list.map(({ code, text }) => (
        <li key={code}>
          {of === 'reasons' ? (
            <Check size={17} strokeWidth={2.2} aria-hidden="true" />
          ) : (
            <CircleAlert size={17} strokeWidth={2} aria-hidden="true" />
          )}
          {text}
        </li>
      ))}
    </ul>
  );

const Row = ({ pick: { tire, reasons, cautions }, place }: { pick: Pick; place: number }) => (
  <li className={styles.row}>
    <span className={styles.place} aria-hidden="true">
      {place}
    </span>
    <TileImage
      src={tirePicture(tire.imageKey, 'hero', true)}
      alt=""
      width={160}
      height={160}
      corner="m"
      loading={place < 3 ? 'eager' : 'lazy'}
    />
    <div className={styles.about}>
      <h3>
        <PageLink href={cardHref(tire)}>
          {tire.brandName} {tire.lineName}
        </PageLink>
      </h3>
      <p className={styles.detail}>
        {tire.categoryName}, {tire.sizeCode} {tire.serviceDescription}{' '}
        {tire.fit !== null && <Tag tone={fitTag(tire.fit).tone}>{fitTag(tire.fit).words}</Tag>}
      </p>
      <Words list={reasons} of="reasons" />
      <Words list={cautions} of="cautions" />
    </div>
    <div className={styles.price}>
      <TirePrice tire={tire} size="s" hasBar={false} />
    </div>
  </li>
);

const leftOutWords = ({ refused, unsuited, soldOut }: GuidedReply['leftOut']): string =>
  [
    refused > 0 ? `${refused} that don’t fit your vehicle` : '',
    unsuited > 0 ? `${unsuited} that don’t suit your winters or roads` : '',
    soldOut > 0 ? `${soldOut} sold out` : '',
  ]
    .filter((words) => words !== '')
    .join(', ');

/** The ranked list, each tire with the reasons for and against it. */
export const GuidedTires = ({ reply, allHref }: { reply: GuidedReply; allHref: string }) => {
  const leftOut = leftOutWords(reply.leftOut);
  return (
    <section aria-labelledby="guided-tires">
      <h2 id="guided-tires">
        {reply.total === 0
          ? 'No matching results'
          : `The best ${reply.picks.length} of ${reply.total} for you`}
      </h2>
      <p className={styles.detail}>
        In{' '}
        {reply.rearSizeCode === null ? reply.sizeCode : `${reply.sizeCode} front, ${reply.rearSizeCode} rear`}
        .{leftOut !== '' && ` Left out: ${leftOut}.`}
      </p>
      <ol role="list" className={styles.rows}>
        {reply.picks.map((pick, at) => (
          <Row key={pick.tire.tireId} pick={pick} place={at + 1} />
        ))}
      </ol>
      <p>
        <Button href={allHref} linkAs={PageLink} variant="ghost">
          See all tires of the size
        </Button>
      </p>
      <details className={styles.how}>
        <summary>How this list is ranked</summary>
        <p>
          Your priorities count 45 percent: the first counts twice the second, the second twice the third. The
          tire’s category counts 30 percent for your winters and 25 percent for your roads. The figures are
          the SimpleScore and its parts, the maker’s warranty, the severe snow mark and today’s price of a
          set, out the door if we know your ZIP. No one can pay for placement.
        </p>
      </details>
    </section>
  );
};
