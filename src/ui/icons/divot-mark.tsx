/** On a 64 by 64 grid: the ground with its hole, a line 5 wide, and the sliver over it. */
export const MARK = {
  ground: 'M4 45h13c4 0 5 8 14.500 8S42 45 46 45h14',
  sliver: 'M16 36c15 3 27-4 35-25 4 22-12 41-35 25Z',
};

/** The Divot mark: a sliver of turf lifting from the ground line, and the hole it left below. */
export const DivotMark = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={className}>
    <path d={MARK.ground} stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    <path d={MARK.sliver} className="fill-flag" />
  </svg>
);
