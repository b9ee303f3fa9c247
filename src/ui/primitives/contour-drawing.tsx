/** A green as a surveyor draws it: contour lines, a hole, a pin, and a ball with the line it will take. */
export const ContourDrawing = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 160 104" fill="none" aria-hidden="true" className={className}>
    <g className="stroke-edge" strokeWidth="1.25">
      <path d="M6 66C2 40 30 14 66 12c30-2 46 10 66 12 18 2 26 20 20 38-6 20-30 34-66 36-40 3-76-6-80-32Z" />
      <path d="M20 63c-3-19 18-37 47-39 24-2 38 8 55 10 14 2 20 13 16 26-5 14-24 24-52 26-32 2-63-5-66-23Z" />
      <path d="M36 60c-1-13 13-25 33-26 17-1 27 5 40 7 10 2 14 8 11 17-4 9-17 15-37 16-23 2-45-2-47-14Z" />
      <path d="M54 58c0-7 8-13 19-14 10-1 16 2 24 4 6 1 8 5 6 9-3 5-10 8-22 9-14 1-27-2-27-8Z" strokeDasharray="3 3" />
    </g>
    <path
      d="M20 91Q44 92 74 60"
      className="stroke-rough"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeDasharray="1 5"
    />
    <circle cx="14" cy="90" r="3.5" className="fill-surface stroke-ink" strokeWidth="1.5" />
    <ellipse cx="80" cy="56" rx="4.5" ry="1.8" className="fill-ink" />
    <path d="M80 56V18" className="stroke-ink" strokeWidth="1.5" />
    <path d="M80.5 18.5 99 25l-18.500 6.500Z" className="fill-flag" />
  </svg>
);
