import type { Group } from './situation-list.ts';

// A small picture of each group: a ball, and what happened to it.

const PICTURES: Readonly<Record<Group, string>> = {
  water: 'M2 17q4-4 8 0t8 0t8 0M2 23q4-4 8 0t8 0t8 0',
  lost: 'M10 9a4.5 4.5 0 1 1 6 4.3q-2 .9-2 3.7M14 22v1',
  course: 'M3 25L10 4M25 25L18 4M14 5v4M14 13v4M14 21v4',
  bunker: 'M3 15q11-6 22 0q-2 10-11 10T3 15M9 18v.1M14 21v.1M19 18v.1',
  green: 'M14 25V4l9 4-9 4M6 25h16',
  moved: 'M3 22h7M3 17h5M3 12h3M13 20l9-9M22 17v-6h-6',
  drop: 'M14 4v14M9 14l5 5 5-5M5 25h18',
  mistake: 'M14 4L26 25H2zM14 12v6M14 21v.5',
};
const BALLS: Readonly<Record<Group, readonly [number, number]>> = {
  water: [14, 9],
  lost: [22, 22],
  course: [21, 12],
  bunker: [14, 12],
  green: [8, 22],
  moved: [11, 22],
  drop: [14, 7],
  mistake: [22, 7],
};

export const SituationPicture = ({ group }: { readonly group: Group }) => (
  <svg
    viewBox="0 0 28 28"
    width="28"
    height="28"
    aria-hidden="true"
    className="icon shrink-0"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={PICTURES[group]} />
    <circle cx={BALLS[group][0]} cy={BALLS[group][1]} r="3" className="fill-paper" />
  </svg>
);
