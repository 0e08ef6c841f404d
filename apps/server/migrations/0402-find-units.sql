-- Staff find a unit by its number, VIN or plate, whatever its fleet.
CREATE INDEX fleet_unit_called ON sales.fleet_unit (number);
CREATE INDEX fleet_unit_vin ON sales.fleet_unit (vin) WHERE vin IS NOT NULL;
CREATE INDEX fleet_unit_plate ON sales.fleet_unit (upper(plate)) WHERE plate IS NOT NULL;
