/** What a fault's icon shows. src/ui/icons/fault-icon.tsx draws it. */
export type FaultIcon =
  | 'figure-rounded'
  | 'figure-arched'
  | 'feet'
  | 'arrow-away'
  | 'tilt-back'
  | 'wrist-bent'
  | 'path-out-in'
  | 'angle-open'
  | 'elbow-out'
  | 'curve-right'
  | 'curve-left'
  | 'shaft-back'
  | 'swap'
  | 'arrow-toward'
  | 'fast'
  | 'slow';
