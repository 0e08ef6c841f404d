import { vehicleSlug } from '@simpletread/domain';
import { importKind, key, once, value } from '../import-kind.js';
import { namedId } from '../named-id.js';

/** `vehicles.csv`: the vehicles people can choose. */
export const vehicles = importKind({
  name: 'vehicles',
  header: ['year', 'make', 'model', 'trim', 'body', 'vehicle_type', 'drive', 'powertrain', 'is_ev', 'source'],
  table: 'fitment.vehicle',
  columns: [
    once('id', 'uuid'),
    key('year', 'integer'),
    key('make'),
    key('model'),
    key('trim'),
    key('body'),
    key('drive'),
    key('powertrain'),
    value('vehicle_type'),
    value('is_ev', 'boolean'),
    value('source'),
    value('make_slug'),
    value('model_slug'),
  ],
  onChange: ['updated_at = now()'],
  read: (cells) => {
    const name = {
      year: cells.integer('year', { min: 1900, max: 2100 }),
      make: cells.required('make'),
      model: cells.required('model'),
      trim: cells.text('trim'),
      body: cells.text('body'),
      drive: cells.text('drive'),
      powertrain: cells.text('powertrain'),
    };
    return {
      id: namedId('vehicle', Object.values(name)),
      ...name,
      vehicle_type: cells.text('vehicle_type'),
      is_ev: cells.flag('is_ev'),
      source: cells.required('source'),
      make_slug: vehicleSlug(name.make),
      model_slug: vehicleSlug(name.model),
    };
  },
});
