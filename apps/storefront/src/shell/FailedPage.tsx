'use client';

import { Button } from '@simpletread/ui';
import { useContext, useEffect } from 'react';
import { reportClientProblem } from '../telemetry/report-client-problem';
import { ProblemPage } from './ProblemPage';
import { ReloadButton } from './ReloadButton';
import { SupportPhoneContext } from './support-phone';

/** What stands where a page failed; the failure goes to the monitoring endpoint. */
export const FailedPage = ({ error }: { error: Error }) => {
  const phone = useContext(SupportPhoneContext);
  useEffect(() => reportClientProblem('error', error), [error]);
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
