'use server';

import { proveEmployment } from '@simpletread/contract';
import { shopperClient } from '../../api/client';
import type { ChangeAnswer } from '../standing/change-answer';
import { runChange } from '../standing/run-change';

export const proveMyEmployment = async (before: ChangeAnswer): Promise<ChangeAnswer> =>
  runChange('/dt-employees', before, async () => (await shopperClient()).call(proveEmployment, {}));
