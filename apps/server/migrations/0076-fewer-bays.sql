-- Since when a shop takes fewer cars at once: appointments from before stay, and invariant 39 asks only of later ones. Decision record 54.
ALTER TABLE installers.shop ADD COLUMN bays_lowered_at timestamptz;
