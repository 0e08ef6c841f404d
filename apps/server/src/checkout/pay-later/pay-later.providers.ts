import { EndVisit } from './end-visit.js';
import { Lenders } from './lenders.js';
import { LoanAttemptRepository } from './loan-attempt.repository.js';
import { LookAfterLoan } from './look-after-loan.js';
import { OpenLoan } from './open-loan.js';
import { ReturnFromLender } from './return-from-lender.js';
import { ShowPaymentOptions } from './show-payment-options.js';
import { TakeLoan } from './take-loan.js';

export const PAY_LATER_PROVIDERS = [
  Lenders,
  LoanAttemptRepository,
  OpenLoan,
  EndVisit,
  TakeLoan,
  ReturnFromLender,
  LookAfterLoan,
  ShowPaymentOptions,
];
