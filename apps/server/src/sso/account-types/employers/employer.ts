export type EmployeeType = 'EPP' | 'Employee Buying';

/** A company whose people buy as employees. */
export interface Employer {
  readonly id: string;
  readonly name: string;
  readonly type: EmployeeType;
  readonly domains: readonly string[];
  /** False until a second admin has agreed, and after it was ended. */
  readonly isActive: boolean;
  readonly version: number;
  readonly createdAt: Date;
  /** Accounts that hold its type now. */
  readonly employeeCount: number;
}

export type EmployerTerms = Pick<Employer, 'name' | 'type' | 'domains'>;
