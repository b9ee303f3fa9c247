import { useState } from 'react';
import { isOn } from '#src/platform/settings/current-config.ts';
import { type VitalRating, measuredVitals, ratingOf } from '#src/platform/monitoring/vitals.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';

const words = copy.performance;
const tones: Record<VitalRating, 'fairway' | 'sand' | 'flag'> = { good: 'fairway', fair: 'sand', poor: 'flag' };

const figureText = (name: string, value: number) =>
  name === 'CLS' ? value.toFixed(2) : words.seconds((value / 1000).toFixed(2));

/** The app's speed as measured on this device. Empty if performance monitoring is switched off. */
export const PerformanceSection = () => {
  const [vitals] = useState(measuredVitals);
  if (!isOn('performanceMonitoring')) return null;
  const rows = Object.keys(words.measures).flatMap((name) => {
    const value = vitals[name];
    const rating = value === undefined ? undefined : ratingOf(name, value);
    return value === undefined || rating === undefined ? [] : [{ name, value, rating }];
  });
  return (
    <Section title={words.title}>
      <p className="measure text-note text-rough">{rows.length > 0 ? words.text : words.none}</p>
      {rows.length > 0 && (
        <dl className="mt-3">
          {rows.map(({ name, value, rating }) => (
            <div key={name} className="rule-t flex flex-wrap items-center justify-between gap-x-4 py-2 text-note">
              <dt>
                {words.measures[name]} <span className="text-rough">({name})</span>
              </dt>
              <dd className="flex items-center gap-3">
                <span className="figures font-medium">{figureText(name, value)}</span>
                <Badge tone={tones[rating]}>{words.ratings[rating]}</Badge>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
};
