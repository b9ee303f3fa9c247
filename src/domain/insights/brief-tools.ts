import { compact } from '@divot/basics';
import { type BriefSection, SECTIONS, type SectionName } from './brief.ts';

// The brief's sections as tools that an assistant in the browser may call. None takes anything in, writes anything or
// asks another computer.

const DESCRIPTIONS: Readonly<Record<SectionName, string>> = {
  limits: 'Rules to keep to when you talk about this golfer’s figures. Read them first.',
  index: 'The golfer’s handicap index today, and the estimated index after each of the last rounds.',
  strokes: 'What each part of the game costs against a typical golfer of the index, with 80 % bands and rounds.',
  focus: 'What the golfer works on now, why, until when, and whether the earlier focus helped.',
  week: 'The sessions planned and done this week, with drills and minutes.',
  'not-judged': 'What the app could not judge, and why. Say nothing about these.',
  bag: 'The golfer’s clubs and how far each carries.',
  rounds: 'Day, score, score to par and holes of the last rounds. No courses, players or notes.',
};

export const INPUT_SCHEMA = { type: 'object', properties: {}, additionalProperties: false } as const;
export const OUTPUT_SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        properties: { what: { type: 'string' }, value: { type: 'string' }, note: { type: 'string' } },
        required: ['what', 'value'],
        additionalProperties: false,
      },
    },
  },
  required: ['title', 'rows'],
  additionalProperties: false,
} as const;

type ToolAnswer = Pick<BriefSection, 'title'> & {
  readonly rows: readonly { readonly what: string; readonly value: string; readonly note?: string }[];
};
type BriefTool = {
  readonly name: string;
  readonly description: string;
  readonly section: SectionName;
};

/** By snake case, as tools are called: `get_golf_limits`. */
export const BRIEF_TOOLS: readonly BriefTool[] = SECTIONS.map((section) => ({
  name: `get_golf_${section.replace('-', '_')}`,
  description: DESCRIPTIONS[section],
  section,
}));

export const toolAnswer = ({ title, rows }: BriefSection): ToolAnswer => ({
  title,
  rows: rows.map(({ what, value, note }) => compact({ what, value, note })),
});
