import {
  mayBookRotation,
  mayCancelRotation,
  mayMoveRotation,
  MOST_ROTATION_MOVES,
  MOST_ROTATIONS_A_DAY,
  MOST_ROTATIONS_AHEAD,
} from './rotation-rules.js';

const BEGINS = new Date('2026-12-01T14:00:00Z');
const BEFORE = new Date(BEGINS.getTime() - 1);

describe('the rules of booked rotations', () => {
  it('end a customer’s bookings at three ahead, and at six within a day', () => {
    expect(mayBookRotation({ ahead: MOST_ROTATIONS_AHEAD - 1, lastDay: MOST_ROTATIONS_A_DAY - 1 }).ok).toBe(
      true,
    );
    expect(mayBookRotation({ ahead: MOST_ROTATIONS_AHEAD, lastDay: 3 })).toMatchObject({
      fault: { code: 'rotation.tooMany', data: { most: 3 } },
    });
    expect(mayBookRotation({ ahead: 0, lastDay: MOST_ROTATIONS_A_DAY })).toMatchObject({
      fault: { code: 'rotation.tooOften' },
    });
  });

  it('allow a change until it begins, and a move three times', () => {
    const moved = (moves: number) => ({ beginsAt: BEGINS, moves });
    expect(mayCancelRotation(moved(9), BEFORE).ok).toBe(true);
    expect(mayCancelRotation(moved(0), BEGINS)).toMatchObject({ fault: { code: 'rotation.begun' } });
    expect(mayMoveRotation(moved(MOST_ROTATION_MOVES - 1), BEFORE).ok).toBe(true);
    expect(mayMoveRotation(moved(0), BEGINS)).toMatchObject({ fault: { code: 'rotation.begun' } });
    expect(mayMoveRotation(moved(MOST_ROTATION_MOVES), BEFORE)).toMatchObject({
      fault: { code: 'rotation.movedOften', data: { most: 3 } },
    });
  });
});
