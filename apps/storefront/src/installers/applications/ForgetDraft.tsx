'use client';

import { INSTALLER_DRAFT_ITEM } from '@simpletread/domain';
import { useEffect } from 'react';
import { reportClientProblem } from '../../shell/error-reports';

/** Deletes this tab's form draft after sending. */
export const ForgetDraft = () => {
  useEffect(() => {
    try {
      window[INSTALLER_DRAFT_ITEM.place].removeItem(INSTALLER_DRAFT_ITEM.name);
    } catch (error) {
      reportClientProblem('warn', error);
    }
  }, []);
  return null;
};
