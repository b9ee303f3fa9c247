import { expect, it } from 'vitest';
import { safeText, unsafeText } from '#src/domain/transfer/cells.ts';

it.each(['=1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u00a0=1', '＝1', '＋1', '－1', '＠A1'])(
  'marks %j as text for a spreadsheet, and reads it back',
  (text) => {
    expect(safeText(text)).toBe(`'${text}`);
    expect(unsafeText(safeText(text))).toBe(text);
  },
);

it.each(["'=1", "''x", "'x", "O'Malley", 'Fernhill', ''])('reads %j back as it was', (text) => {
  expect(unsafeText(safeText(text))).toBe(text);
});

it('reads an apostrophe that an earlier export wrote', () => {
  expect(unsafeText("'=1")).toBe('=1');
});
