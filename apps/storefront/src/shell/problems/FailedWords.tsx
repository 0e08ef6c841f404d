'use client';

import { Button } from '@simpletread/ui';
import { useContext } from 'react';
import { ProblemPage } from './ProblemPage';
import { ReloadButton } from '../controls';
import { SupportPhoneContext } from '../frame';

/** Shown for a failed page: the number to call, and links. */
export const FailedWords = () => {
  const phone = useContext(SupportPhoneContext);
  return (
    <ProblemPage
      title="Oops, something went wrong"
      actions={
        <>
          <Button href="/">Take me home</Button>
          <ReloadButton />
        </>
      }
    >
      <p>
        Please call <a href={`tel:${phone.value}`}>{phone.display}</a> for sales or try to refresh this page.
      </p>
    </ProblemPage>
  );
};
