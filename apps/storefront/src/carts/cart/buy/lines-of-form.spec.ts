import { faultMessage } from '@simpletread/contract';
import { linesOfForm } from './lines-of-form';

const FRONT = '0190a1b2-0000-7000-8000-000000000001';
const REAR = '0190a1b2-0000-7000-8000-000000000002';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('the lines of a buy form', () => {
  it('are four tires by default', () => {
    expect(linesOfForm(form({ tireId: FRONT }))).toEqual({
      ok: true,
      value: [{ tireId: FRONT, quantity: 4, axle: 'all', hasRoadHazard: false }],
    });
    expect(linesOfForm(form({ tireId: FRONT, quantity: '2' }))).toMatchObject({ value: [{ quantity: 2 }] });
  });

  it('share a staggered set between the axles without losing a tire', () => {
    for (const quantity of [1, 2, 3, 4, 5]) {
      const lines = linesOfForm(form({ tireId: FRONT, rearTireId: REAR, quantity: String(quantity) }));
      expect(lines.ok && lines.value.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity);
    }
    expect(linesOfForm(form({ tireId: FRONT, rearTireId: REAR }))).toEqual({
      ok: true,
      value: [
        { tireId: FRONT, quantity: 2, axle: 'front', hasRoadHazard: false },
        { tireId: REAR, quantity: 2, axle: 'rear', hasRoadHazard: false },
      ],
    });
    const covered = linesOfForm(form({ tireId: FRONT, rearTireId: REAR, coverage: 'on' }));
    expect(covered.ok && covered.value.every(({ hasRoadHazard }) => hasRoadHazard)).toBe(true);
  });

  it("are refused without a size: 'Select a tire size first' [R5.12]", () => {
    for (const tireId of ['', 'toyo', '1001']) {
      const refused = linesOfForm(form({ tireId, quantity: '4' }));
      expect(!refused.ok && faultMessage(refused.fault)).toBe('Select a tire size first');
    }
  });

  it('refuse an impossible number of tires', () => {
    for (const quantity of ['0', '-1', '1.5', '100', 'many', '']) {
      expect(linesOfForm(form({ tireId: FRONT, quantity }))).toMatchObject({
        fault: { code: 'cart.quantityInvalid' },
      });
    }
  });
});
