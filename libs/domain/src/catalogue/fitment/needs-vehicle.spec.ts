import { needsVehicle } from './needs-vehicle.js';

describe('needsVehicle', () => {
  it.each(['225/65R17', 'P225/65R17', 'LT275/70R18', '33X12.50R15LT', '235/65R16C', 'T145/70D17'])(
    'is true for %s, which goes on a car or a light truck',
    (sizeCode) => expect(needsVehicle(sizeCode)).toBe(true),
  );

  it.each(['ST205/75R15', '4.80-8', '11R22.5', '225/70R19.5', '25X8.00-12'])(
    'is false for %s, whose vehicles are in no record',
    (sizeCode) => expect(needsVehicle(sizeCode)).toBe(false),
  );

  it('is true for an unreadable size', () => expect(needsVehicle('?')).toBe(true));
});
