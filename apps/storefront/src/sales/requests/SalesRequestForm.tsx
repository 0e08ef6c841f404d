'use client';

import { Banner, Button, Card, TextField } from '@simpletread/ui';
import { useEffect, useRef } from 'react';
import { PageLink } from '../../shell/controls';
import { useKeptForm } from '../../shell/form';
import { askForTires } from './request-actions';
import { type TypedRequest, unsent } from './request-answer';
import styles from './SalesRequest.module.css';

interface SalesRequestFormProps {
  readonly initial: TypedRequest;
  readonly brands: readonly string[];
  /** A second click sends no second request. */
  readonly idempotencyKey: string;
}

const Sent = ({ requestNumber, email }: { readonly requestNumber: string; readonly email: string }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="sent" className={styles.card ?? ''}>
      <h2 id="sent" ref={title} tabIndex={-1}>
        We have your request
      </h2>
      <p>
        Your request number is <b className="t-num">{requestNumber}</b>. A sales representative will write to{' '}
        {email} with a quote.
      </p>
      <p>
        <PageLink href="/search">Keep looking at tires</PageLink>
      </p>
    </Card>
  );
};

/** The tire sales form. Without script it is sent and answered by the server just the same. Source: R3.19. */
export const SalesRequestForm = ({ initial, brands, idempotencyKey }: SalesRequestFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(askForTires, unsent(initial));
  const { problem, fields, typed, requestNumber } = state;
  if (requestNumber !== null) return <Sent requestNumber={requestNumber} email={typed.email} />;
  const text = (name: keyof TypedRequest) => ({
    ...{ name, defaultValue: typed[name], error: fields[name] },
    isRequired: true,
    maxLength: 60,
  });
  return (
    <Card as="section" aria-label="Your request" className={styles.card ?? ''}>
      <form {...attributes} ref={form} className={styles.form} noValidate>
        <input type="hidden" name="key" value={idempotencyKey} />
        {problem !== null && (
          <Banner tone="bad" isLive>
            {problem}
          </Banner>
        )}
        <div className={styles.pairs}>
          <TextField {...text('firstName')} label="First name" autoComplete="given-name" maxLength={25} />
          <TextField {...text('lastName')} label="Last name" autoComplete="family-name" maxLength={25} />
          <TextField
            {...text('email')}
            label="Email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <TextField {...text('quantity')} label="Tire quantity" inputMode="numeric" maxLength={2} />
          <TextField {...text('make')} label="Vehicle make" placeholder="Subaru" />
          <TextField {...text('model')} label="Vehicle model" placeholder="Outback" />
          <TextField
            {...text('size')}
            label="Tire size"
            placeholder="225/65R17"
            hint="It’s on the side of your tire."
          />
          <TextField {...text('brand')} label="Brand" list="brands" hint="“Any” is fine." />
        </div>
        <datalist id="brands">
          {['Any', ...brands].map((brand) => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
        <Button type="submit" variant="cta" size="l" isLoading={isPending}>
          Request a quote
        </Button>
      </form>
    </Card>
  );
};
