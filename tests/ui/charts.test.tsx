import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarRows } from '#src/ui/charts/bar-rows.tsx';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { StackedBars } from '#src/ui/charts/stacked-bars.tsx';
import { trendFrame } from '#src/ui/charts/trend-frame.ts';

// A screen reader gets the same facts as the drawing, which is hidden from it.

const cells = (html: string) => [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);

test('a trend is a table of when and how much, and mentions a small sample', () => {
  const html = renderToStaticMarkup(
    <LineTrend
      title="Score"
      measure="Strokes"
      points={[
        { when: '3 May', value: 90, isSmallSample: true },
        { when: '9 May', value: 85 },
      ]}
      format={String}
      goal={{ value: 80, name: 'goal' }}
      words={{ when: 'Day', smallSample: 'few holes' }}
    />,
  );
  expect(cells(html)).toEqual(['3 May', '90 (few holes)', '9 May', '85']);
  expect(html).toContain('<caption>Score</caption>');
});

test('the goal and the band are inside the drawing even when no value comes near them', () => {
  const html = renderToStaticMarkup(
    <LineTrend
      title="Score"
      measure="Strokes"
      points={[
        { when: '3 May', value: 90 },
        { when: '9 May', value: 91 },
      ]}
      format={String}
      goal={{ value: 70, name: 'goal' }}
      words={{ when: 'Day', smallSample: 'few' }}
    />,
  );
  expect(html).toContain('>70<');
});

test('every score of a trend lies inside its drawing, the newest furthest right and the higher score higher', () => {
  const scores = fc.array(fc.integer({ min: 55, max: 140 }), { minLength: 2, maxLength: 60 });
  const widths = fc.integer({ min: 160, max: 1200 });
  const textSizes = fc.constantFrom(1, 1.3);
  fc.assert(
    fc.property(scores, widths, textSizes, (values, width, text) => {
      const { x, y, left, right, height } = trendFrame(values.length, values, width, text);

      expect([x(0), x(values.length - 1)]).toEqual([left, right]);
      for (const value of values) {
        expect(y(value)).toBeGreaterThanOrEqual(0);
        expect(y(value)).toBeLessThanOrEqual(height);
        expect(y(value + 1)).toBeLessThan(y(value));
      }
    }),
  );
});

test('bars give gains and losses with their sign', () => {
  const html = renderToStaticMarkup(
    <BarRows
      title="Strokes gained"
      measure="A round"
      rows={[
        { name: 'Off the tee', value: -1.1 },
        { name: 'Putting', value: 0.6, isSmallSample: true },
      ]}
      format={(value) => value.toFixed(1)}
      words={{ name: 'Part', smallSample: 'few shots' }}
    />,
  );
  expect(cells(html)).toEqual(['Off the tee', '-1.1', 'Putting', '0.6 (few shots)']);
  expect(html).toContain('stroke-dasharray');
});

test('stacked bars name every part of every bar', () => {
  const html = renderToStaticMarkup(
    <StackedBars
      title="Cards"
      nameColumn="Round"
      parts={['Par', 'Bogey']}
      bars={[{ name: '3 May', counts: [11, 7] }]}
    />,
  );
  expect(cells(html)).toEqual(['3 May', '11', '7']);
});

test('a card strip is one picture with its card in words', () => {
  const html = renderToStaticMarkup(<CardStrip marks={['circle', 'bare', 'none']} label="1 birdie, 1 par" />);
  expect(html).toContain('role="img" aria-label="1 birdie, 1 par"');
});
