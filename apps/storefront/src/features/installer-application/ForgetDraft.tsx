'use client';

import { useEffect } from 'react';
import { reportClientProblem } from '../../telemetry/report-client-problem';
import { INSTALLER_DRAFT } from './installer-draft';

/** Forgets what this tab kept of the form: it was sent. */
export const ForgetDraft = () => {
  useEffect(() => {
    try {
      window.sessionStorage.removeItem(INSTALLER_DRAFT);
    } catch (error) {
      reportClientProblem('warn', error);
    }
  }, []);
  return null;
};
