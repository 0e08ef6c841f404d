-- No tire is for sale while promised ones are missing.
SELECT tire_id, warehouse_code, available, missing FROM catalogue.stock_level WHERE missing > 0 AND available > 0
