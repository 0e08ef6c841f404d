import type { TireSearchReply } from '@simpletread/contract';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { readVehicle, type ShopperVehicle } from '../../shell/shopper';
import { fitmentText, HubPage } from '../vehicles';
import { vehicleText } from './JudgedFor';
import styles from './Sizes.module.css';

interface NothingFitsProps {
  readonly vehicle: ShopperVehicle;
  /** The size or pair in words. */
  readonly sizes: string;
  readonly path: string;
  readonly reply: Pick<TireSearchReply, 'items' | 'total'>;
  readonly allHref: string;
}

/** The first tire's failed check; that the size is another one is in the title already. */
const objectionOf = ({ items }: NothingFitsProps['reply']): string | undefined =>
  items[0]?.fit?.reasons.find(({ isPassed, code }) => !isPassed && code !== 'size.sameAsOriginal')?.text;

/** Instead of a size's tires, if none of them fits the shopper's vehicle: why, and the sizes it takes. */
export const NothingFits = async ({ vehicle, sizes, path, reply, allHref }: NothingFitsProps) => {
  const { makeSlug, modelSlug, year } = vehicle.chosen;
  const { options } = await readVehicle(makeSlug, modelSlug, year);
  const name = vehicleText(vehicle);
  const objection = objectionOf(reply);
  return (
    <HubPage
      crumbs={[
        { label: 'Tire sizes', href: '/tire-sizes' },
        { label: sizes, href: path },
      ]}
      title={`Nothing in ${sizes} fits your ${name}`}
      lead={objection ?? 'It carries too little, or it measures too much or too little.'}
    >
      <h2 className={styles.subject}>Sizes of your {name}</h2>
      <ul role="list" className={styles.sizes}>
        {options.map((option) => (
          <li key={option.key}>
            <PageLink
              href={`/vehicles/${makeSlug}/${modelSlug}/${year}?option=${encodeURIComponent(option.key)}`}
            >
              <span className="t-size">{fitmentText(option)}</span>
              <span className={styles.count}>
                {option.tireCount === 1 ? '1 tire' : `${option.tireCount.toLocaleString('en-US')} tires`}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        <Button href={vehicle.href} linkAs={PageLink}>
          Tires for your {name}
        </Button>
        <Button href={allHref} linkAs={PageLink} variant="ghost">
          Show all {reply.total.toLocaleString('en-US')} in {sizes}
        </Button>
      </p>
    </HubPage>
  );
};
