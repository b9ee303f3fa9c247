import type { ReactNode } from 'react';
import { ContourDrawing } from './contour-drawing.tsx';

// One drawing for each thing that can be missing: what will be there, dashed where it is still to come.

const line = 'fill-none stroke-edge stroke-[1.5px]';
const strong = 'fill-none stroke-ink stroke-[2px] [stroke-linecap:round] [stroke-linejoin:round]';
const coming = `${line} [stroke-dasharray:4_4]`;
const paper = 'fill-surface stroke-edge stroke-[1.5px]';

const Flag = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <path d={`M${x} ${y}v-34`} className={strong} />
    <path d={`M${x + 1} ${y - 34}l16 5.5-16 5.5Z`} className="fill-flag" />
  </>
);
const Person = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <path d={`M${x - 15} ${y + 34}c0-20 6-26 15-26s15 6 15 26Z`} className="fill-fairway-tint stroke-fairway-ink" />
    <circle cx={x} cy={y} r="8.5" className="fill-sand-tint stroke-sand-ink" />
    <path d={`M${x - 9} ${y - 2}a9 9 0 0 1 18 0h6`} className="fill-fairway stroke-fairway-ink" />
  </>
);

const DRAWINGS = {
  rounds: (
    <>
      <rect x="22" y="22" width="116" height="60" rx="4" className={paper} />
      <path d="M22 42H138M45 22V82M68 22V82M91 22V82M114 22V82M22 62H138" className={line} />
      <circle cx="57" cy="52" r="7.5" className={strong} />
      <rect x="95" y="45" width="15" height="15" className={strong} />
      <path d="M30 52h7M76 52h7M122 52h7" className={strong} />
      <path d="M30 72h99" className={coming} />
    </>
  ),
  swings: (
    <>
      <rect x="52" y="6" width="56" height="92" rx="7" className={paper} />
      <circle cx="80" cy="30" r="5.5" className="fill-sand stroke-sand-ink" />
      <path d="M80 36L76 58M78 43L66 34L62 26M78 43L70 40L62 26M76 58L70 84M76 58L86 70L86 84" className={strong} />
      <path d="M62 26L96 18" className="stroke-fairway-ink stroke-2" />
      <path d="M58 88H102" className={line} />
      <path d="M62 26A34 34 0 0 0 92 80" className={coming} />
    </>
  ),
  map: (
    <g transform="translate(10 14) scale(0.86)">
      <path
        d="M28 92C20 66 52 60 68 48S104 34 128 14L146 30C128 46 108 60 92 66S62 78 58 96Z"
        className="fill-ground-fairway stroke-ground-edge"
      />
      <ellipse cx="130" cy="24" rx="17" ry="11" className="fill-ground-green stroke-ground-edge" />
      <path d="M98 26Q108 20 110 28Q106 36 98 34Z" className="fill-ground-sand stroke-ground-sand-edge" />
      <path d="M84 76Q102 70 112 80Q104 92 86 88Z" className="fill-ground-water stroke-ground-water-edge" />
      <path d="M42 88Q70 46 128 26" className={coming} />
      <Flag x={130} y={26} />
    </g>
  ),
  lessons: (
    <>
      <rect x="34" y="18" width="92" height="72" rx="5" className={paper} />
      <path d="M34 36H126M57 36V90M80 36V90M103 36V90M34 54H126M34 72H126M52 12V24M108 12V24" className={line} />
      <rect x="82" y="56" width="19" height="14" className="fill-fairway-tint stroke-fairway-ink" />
      <path d="M87 63l4 4 7-8" className={strong} />
    </>
  ),
  games: (
    <>
      <Person x={44} y={44} />
      <Person x={116} y={44} />
      <g className="opacity-60">
        <circle cx="80" cy="36" r="8.5" className={coming} />
        <path d="M65 70c0-20 6-26 15-26s15 6 15 26Z" className={coming} />
      </g>
      <path d="M14 90H146" className={line} />
    </>
  ),
  practice: (
    <>
      <ellipse cx="104" cy="46" rx="44" ry="26" className="fill-ground-green stroke-ground-edge" />
      <ellipse cx="104" cy="46" rx="24" ry="14" className={coming} />
      <circle cx="92" cy="50" r="3.5" className={paper} />
      <circle cx="114" cy="40" r="3.5" className={paper} />
      <circle cx="76" cy="58" r="3.5" className={paper} />
      <path d="M22 90Q48 30 92 48" className={coming} />
      <Flag x={104} y={46} />
    </>
  ),
  workouts: (
    <>
      <path d="M44 46H116" className={strong} />
      <path d="M34 28h10v36H34ZM116 28h10v36h-10Z" className="fill-fairway stroke-fairway-ink" />
      <path d="M24 36h10v20H24ZM126 36h10v20h-10Z" className="fill-fairway-tint stroke-fairway-ink" />
      <path d="M30 84h14M56 84h14M82 84h14M108 84h14" className={coming} />
    </>
  ),
  bag: (
    <>
      <path d="M58 44H102L96 98H64Z" className="fill-fairway-tint stroke-fairway-ink" />
      <path d="M66 62H94V80H67Z" className={paper} />
      <path d="M68 44L58 12M78 44L76 8M88 44L96 14M95 44L112 22" className={strong} />
      <path d="M58 12l-9 2M96 14l8 5M112 22l6 7" className={strong} />
      <circle cx="76" cy="9" r="5.5" className="fill-ink" />
      <path d="M22 90h24M28 76h18M34 62h12" className={coming} />
    </>
  ),
  coaches: (
    <>
      <Person x={50} y={48} />
      <path
        d="M78 16H138a5 5 0 0 1 5 5V48a5 5 0 0 1-5 5H98L86 64V53H78a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5Z"
        className={paper}
      />
      <path d="M84 29H132M84 40H118" className={coming} />
      <path d="M20 84H86" className={line} />
    </>
  ),
  numbers: (
    <>
      <path d="M24 12V88H142" className={line} />
      <path d="M26 70Q54 44 80 52T140 22V46Q110 66 82 70T26 86Z" className="fill-sky-tint" />
      <path d="M26 78Q54 54 80 60T140 34" className={coming} />
      <circle cx="40" cy="68" r="3.5" className="fill-ink" />
      <circle cx="70" cy="58" r="3.5" className="fill-ink" />
      <circle cx="98" cy="60" r="3.5" className={paper} />
      <Flag x={140} y={34} />
    </>
  ),
  notes: (
    <>
      <path d="M44 12H116V94H44Z" className={paper} />
      <path d="M44 12V94M52 12V94" className={line} />
      <path d="M62 32H104M62 46H96" className={strong} />
      <path d="M62 60H104M62 74H86" className={coming} />
      <path d="M112 58l14 14-24 24-16 2 2-16Z" className="fill-sand stroke-sand-ink" />
    </>
  ),
  search: (
    <>
      <path d="M28 30H92M28 50H76M28 70H84" className={coming} />
      <circle cx="98" cy="52" r="24" className={paper} />
      <path d="M115 69L136 90" className={strong} />
      <circle cx="98" cy="52" r="24" className={strong} />
      <Flag x={96} y={66} />
    </>
  ),
  gone: <ContourDrawing />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type Subject = keyof typeof DRAWINGS;

/** What will be here, or a green without a ball for something that is gone. */
export const EmptyDrawing = ({ of }: { readonly of: Subject }) => (
  <svg viewBox="0 0 160 104" aria-hidden="true" className="w-36 shrink-0">
    {DRAWINGS[of]}
  </svg>
);
