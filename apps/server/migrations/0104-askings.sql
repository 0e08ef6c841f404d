-- A visitor who asks for the sizes of a vehicle is an asking, in the table as elsewhere. Decision record 72.
ALTER TABLE missing_sizes.visit RENAME TO asking;
ALTER INDEX missing_sizes.visit_network RENAME TO asking_network;
