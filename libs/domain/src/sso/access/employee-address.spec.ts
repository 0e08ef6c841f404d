import { isEmployeeAddress } from './employee-address.js';

const WHO = { staff: ['Dana.Whitfield@gmail.com'], domains: ['simpletread.example'] };

describe('an employee’s address', () => {
  it('is a staff account’s in any spelling, or at an employees’ domain', () => {
    expect(isEmployeeAddress('danawhitfield+tires@googlemail.com', WHO)).toBe(true);
    expect(isEmployeeAddress('Anyone+x@SimpleTread.example', WHO)).toBe(true);
  });

  it('is no other one, not even at a domain that only ends alike', () => {
    expect(isEmployeeAddress('anyone@notsimpletread.example', WHO)).toBe(false);
    expect(isEmployeeAddress('simpletread.example@example.com', WHO)).toBe(false);
    expect(isEmployeeAddress('', WHO)).toBe(false);
  });
});
