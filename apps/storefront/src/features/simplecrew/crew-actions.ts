'use server';

import { joinCrew, leaveCrew } from '@simpletread/contract';
import { shopperClient } from '../../api/client';
import type { ChangeAnswer } from '../standing/change-answer';
import { runChange } from '../standing/run-change';

const PAGE = '/simplecrew';

export const join = async (before: ChangeAnswer): Promise<ChangeAnswer> =>
  runChange(PAGE, before, async () => (await shopperClient()).call(joinCrew, {}));

export const leave = async (before: ChangeAnswer): Promise<ChangeAnswer> =>
  runChange(PAGE, before, async () => (await shopperClient()).call(leaveCrew, {}));
