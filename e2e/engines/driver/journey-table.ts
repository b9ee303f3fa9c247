import { readFileSync } from 'node:fs';
import type { EngineName } from './engines.ts';

// The table in docs/phones.md decides in which engines each journey runs, and gives the reason where one does not.

const COLUMNS: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

export const phonesPage = (): string => readFileSync('docs/phones.md', 'utf8');

/** The rows of the table under this heading, each as its cells. */
export const rowsUnder = (page: string, title: string): readonly (readonly string[])[] => {
  const [, section = ''] = page.split(`## ${title}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.replaceAll(/^\| | \|$/g, '').split(' | '));
};

/** Why this journey does not run in this engine. Undefined if it does. */
export const whyNot = (journey: string, engine: EngineName): string | undefined => {
  const row = rowsUnder(phonesPage(), 'Engine and journey').find(([title]) => title === journey);
  const cell = row?.[COLUMNS.indexOf(engine) + 1] ?? '';
  return cell.startsWith('no: ') ? cell.slice('no: '.length) : undefined;
};
