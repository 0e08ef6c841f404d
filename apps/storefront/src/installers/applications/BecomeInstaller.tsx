import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { standingStyles as standing } from '../../shell/forms';
import styles from './BecomeInstaller.module.css';

const FIGURES: readonly { readonly figure: string; readonly words: string }[] = [
  { figure: '$15 to $24', words: 'for each tire that you mount' },
  { figure: '48 hours', words: 'until you are paid' },
  { figure: '30 days', words: 'ahead is as far as appointments go' },
  { figure: '20,000+', words: 'shops are in the program' },
];

const STEPS: readonly { readonly title: string; readonly words: string }[] = [
  {
    title: 'Apply',
    words: 'Ten minutes, no account. Tell us where you are, when you are open and what you mount.',
  },
  { title: 'Hear from us', words: 'We look at it within two working days and write to you at each step.' },
  {
    title: 'Mount tires',
    words: 'Shoppers near you choose your shop, the tires come to you, and you are paid.',
  },
];

/** What the installer program pays and asks, and the way into it. */
export const BecomeInstaller = () => (
  <div className={`l-wrap ${standing.page}`}>
    <div className={standing.head}>
      <h1>Become an installer</h1>
      <p className="t-muted">
        Shoppers buy their tires from us and have them mounted by a shop near them. It could be yours: we send
        the tires and the customers, you keep doing what you do.
      </p>
    </div>
    <dl className={styles.figures}>
      {FIGURES.map(({ figure, words }) => (
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
        Follow my application
      </Button>
    </div>
    <section aria-labelledby="how" className={styles.part}>
      <h2 id="how">How it goes</h2>
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
        <li>A street address that trucks deliver to, and somebody at the service desk.</li>
      </ul>
    </section>
  </div>
);
