import { countFigure } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { readFigures } from '../../shell/figures';
import { standingStyles as standing } from '../../shell/form';
import styles from './BecomeInstaller.module.css';

const FIGURES: readonly { readonly figure: string; readonly words: string }[] = [
  { figure: '$15 to $24', words: 'for each tire you mount' },
  { figure: '48 hours', words: 'until you are paid' },
  { figure: '30 days', words: 'ahead at most for appointments' },
];

const STEPS: readonly { readonly title: string; readonly words: string }[] = [
  {
    title: 'Apply',
    words: 'Ten minutes, no account. Tell us your address, your hours and the tires you mount.',
  },
  { title: 'Hear from us', words: 'We review it within two business days and email you at each step.' },
  {
    title: 'Mount tires',
    words: 'Shoppers near you choose your shop, we ship the tires to you, and you get paid.',
  },
];

const shopFigure = async (): Promise<typeof FIGURES> => {
  const figures = await readFigures();
  return figures === null ? [] : [{ figure: countFigure(figures.shops), words: 'shops are in the program' }];
};

/** The installer program's pay and requirements, and the link to apply. */
export const BecomeInstaller = async () => (
  <div className={`l-wrap ${standing.page}`}>
    <div className={standing.head}>
      <h1>Become an installer</h1>
      <p className="t-muted">
        Shoppers buy their tires from us and have them mounted at a nearby shop. It could be yours: we send
        the tires and the customers, you do the work you know.
      </p>
    </div>
    <dl className={styles.figures}>
      {[...FIGURES, ...(await shopFigure())].map(({ figure, words }) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <div className={standing.actions}>
      <Button href="/installers/apply" linkAs={PageLink} variant="cta" size="l">
        Apply now
      </Button>
      <Button href="/account/installer-application" linkAs={PageLink} variant="ghost" size="l">
        Track my application
      </Button>
    </div>
    <section aria-labelledby="how" className={styles.part}>
      <h2 id="how">How it works</h2>
      <ol role="list" className={styles.steps}>
        {STEPS.map(({ title, words }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
    <section aria-labelledby="need" className={styles.part}>
      <h2 id="need">What you need</h2>
      <ul className={styles.needs}>
        <li>Machines for rims of 12 to 22 inches and aspect ratios from 35.</li>
        <li>Room to take a car in within 15 minutes of its appointment.</li>
        <li>A street address that trucks deliver to, and someone at the service desk.</li>
      </ul>
    </section>
  </div>
);
