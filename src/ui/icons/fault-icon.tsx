import { createIcon } from './create-icon.tsx';

/** A swing fault as one icon: bodies from the side or the front, with the target to the right. */
export const FAULT_ICONS = {
  'figure-rounded': createIcon('M15 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM15 7C9 6 6 11 8 16M8 16v6M12 9l3 7'),
  'figure-arched': createIcon('M15 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM15 7c-1 5-3 7-8 7M7 14c-2 0-3 1-3 3l4 5M13 10l3 6'),
  feet: createIcon(
    'M8 3C5 3 4 6 5 9l1 4h3l1-4c1-3 0-6-2-6ZM6 16h3v3a1.500 1.500 0 0 1-3 0ZM16 3c3 0 4 3 3 6l-1 4h-3l-1-4c-1-3 0-6 2-6ZM15 16h3v3a1.500 1.500 0 0 1-3 0Z',
  ),
  'arrow-away': createIcon('M20 4v16M16 12H4M9 7l-5 5 5 5'),
  'tilt-back': createIcon('M8 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM11 7l3 8M14 15l-2 7M14 15l4 7M20 4v8'),
  'wrist-bent': createIcon('M3 21l8-8M11 13V6M11 13a5 5 0 0 0 4-5M11 6c0-2 3-3 5-3'),
  'path-out-in': createIcon('M21 3 5 19M5 12v7h7M16 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z'),
  'angle-open': createIcon('M4 4v16h16M4 11a9 9 0 0 1 9 9M14 6l4 4M18 6v4h-4'),
  'elbow-out': createIcon('M4 4l8 6-6 8M12 10h8M17 7l3 3-3 3'),
  'curve-right': createIcon('M6 21C6 12 10 6 19 5M14 2l5 3-3 5'),
  'curve-left': createIcon('M18 21C18 12 14 6 5 5M10 2 5 5l3 5'),
  'shaft-back': createIcon('M8 3l7 14M15 17h5v4h-7ZM3 21h5'),
  swap: createIcon('M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4'),
  'arrow-toward': createIcon('M20 4v16M4 12h12M11 7l5 5-5 5'),
  fast: createIcon('m5 5 7 7-7 7M12 5l7 7-7 7'),
  slow: createIcon('M3 12h9M8 8l4 4-4 4M16 6v12M20 6v12'),
};
