/**
 * Units of the sheet in a millimetre, the same for every vehicle of the fleet, whose pictures stand side by side: the minibus, 6960 mm long,
 * fills its sheet with 1392 units, the saloon of 5289 mm takes 1058, the people carrier of 5140 mm 1028.
 */
export const FLEET_SCALE = 0.2;

/** The line of the sheet, in units from its top, on which the near tyres of all of them stand. */
export const FLEET_GROUND = 850;
