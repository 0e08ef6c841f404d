import { redirect } from 'next/navigation';
import { vehicleHref } from '../../shell/paths';
import { PickerForm } from './PickerForm';
import { type AskedVehicle, readVehicleChoices } from './vehicle-choices';

/** Make, then model, then year, one choice after another; each step is an address, so it works without script. */
export const VehiclePicker = async (asked: AskedVehicle) => {
  const choices = await readVehicleChoices(asked);
  if (choices.year !== '') redirect(vehicleHref(choices.make, choices.model, Number(choices.year)));
  return <PickerForm {...choices} path="/vehicles" button="Find tires" />;
};
