// Exact by definition: the international yard and foot of 1959.

export const METRES_PER_YARD = 0.9144;
export const METRES_PER_FOOT = 0.3048;
