'use client';

import { INSTALLER_DRAFT_ITEM } from '@simpletread/domain';
import { useEffect } from 'react';
import { reportClientProblem } from '../../shell/telemetry';

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
